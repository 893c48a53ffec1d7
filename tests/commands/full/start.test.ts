import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../free-port.ts';
import type { Workspace } from '../workspace.ts';
import { createWorkspace } from '../workspace.ts';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});
afterAll(() => workspace.remove());

/** Runs the command behind `npm start`. */
function start(port: number) {
  const { NODE_ENV, VITEST, SITE_FORM_ENDPOINT, ...env } = process.env;
  const child = spawn('node', ['engine/cli/run.mjs', 'start'], {
    cwd: workspace.root,
    env: { ...env, PORT: String(port) },
  });
  const printed = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed.text += chunk;
    });
  return { child, printed };
}

it('serves the site, shows the mail of a form, and leaves no server behind', async () => {
  const port = await findFreePort();
  const forms = `http://127.0.0.1:${port + 1}/`;
  const { child, printed } = start(port);
  await expect.poll(() => printed.text).toContain(`http://localhost:${port}/\n`);
  expect(printed.text).toContain('npm run inquiries');
  const page = await fetch(`http://127.0.0.1:${port}/company/contact`);
  expect(await page.text()).toContain(`action="http://localhost:${port + 1}/"`);
  const fields = { form: 'inquiry', email: 'a@b.example', name: 'Robin', message: 'Hello' };
  const body = new URLSearchParams(fields);
  expect((await fetch(forms, { method: 'POST', body })).status).toBe(200);
  await expect.poll(() => printed.text).toMatch(/OG-\w+: inquiry from Robin/);
  const catcher = await fetch(`http://127.0.0.1:${port + 3}/`);
  expect(await catcher.text()).toContain('a@b.example');
  const { output } = await workspace.run('inquiries');
  expect(output).toContain('Robin <a@b.example>');
  child.kill('SIGINT');
  await once(child, 'exit');
  await expect.poll(() => fetch(forms).catch(() => 'closed')).toBe('closed');
});

it.each([
  ['the site', 0],
  ['its forms', 1],
])('builds nothing where the port for %s is taken, and says so', async (_, distance) => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  const taken = typeof address === 'object' && address !== null ? address.port : 0;
  const { child, printed } = start(taken - distance);
  const [code] = await once(child, 'exit');
  holder.close();
  expect(code).toBe(1);
  expect(printed.text).toContain(`Port ${taken} is taken`);
  expect(printed.text).not.toMatch(/^\s+at .+:\d+:\d+/m);
  expect(printed.text).not.toContain('in dist/');
});
