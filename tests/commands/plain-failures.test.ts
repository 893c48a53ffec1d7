import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Workspace } from './workspace.ts';
import { createWorkspace } from './workspace.ts';

const holder = createServer();
let workspace: Workspace;
let port: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => holder.listen(0, () => resolve()));
  const address = holder.address();
  port = typeof address === 'object' ? String(address?.port) : '';
  workspace = await createWorkspace({ PORT: port });
});
afterAll(async () => {
  holder.close();
  await workspace.remove();
});

const STACK = /^\s+at .+:\d+:\d+/m;

describe('what is no fault of the content', () => {
  it.each(['dev', 'preview', 'start'])(
    'is one sentence where the port of %s is taken',
    async (command) => {
      const { code, output } = await workspace.run(command);
      expect(code).toBe(1);
      expect(output).toContain(`Port ${port} is taken`);
      expect(output).not.toMatch(STACK);
    },
  );

  it('is one sentence where a file stands in the place of a folder', async () => {
    await writeFile(join(workspace.root, '.cache'), '');
    const { code, output } = await workspace.run('build');
    await rm(join(workspace.root, '.cache'));
    expect(code).toBe(1);
    expect(output).toContain('.cache');
    expect(output).not.toMatch(STACK);
  });

  it.each(['dev', 'build', 'preview', 'check', 'new', 'inquiries'])(
    'is one sentence where the packages of %s are not installed',
    async (command) => {
      const { root, run } = workspace;
      const packages = join(root, 'node_modules');
      await rename(packages, `${packages}-away`);
      const { code, output } = await run(command);
      await rename(`${packages}-away`, packages);
      expect(code).toBe(1);
      expect(output).toBe('The packages are not installed. Run npm install, then this again.\n');
    },
  );

  it('is one sentence where a public build is not told its address', async () => {
    const { code, output } = await workspace.run('build', '--production');
    expect(code).toBe(1);
    expect(output).toContain('SITE_URL is missing, but must be the origin of the site');
    expect(output).toContain('SITE_URL=https://grid.example npm run build -- --production');
    expect(existsSync(join(workspace.root, 'dist'))).toBe(false);
  });

  it('is one sentence where the folder has a sign in its name that the bundler misreads', async () => {
    const folder = await mkdtemp(`${workspace.root}-#`);
    const run = join(import.meta.dirname, '../../engine/cli/run.mjs');
    const { status, stderr } = spawnSync('node', [run, 'build'], { cwd: folder, encoding: 'utf8' });
    await rm(folder, { recursive: true });
    expect(status).toBe(1);
    expect(stderr).toContain('in a folder with "#" in its name');
    expect(stderr).not.toMatch(STACK);
  });
});
