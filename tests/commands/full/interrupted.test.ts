import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { digestSite } from '../digest-site.ts';
import type { Workspace } from '../workspace.ts';
import { createWorkspace, toProgram } from '../workspace.ts';

/** For more rounds: `ROUNDS=15 npx vitest run tests/commands/full/interrupted.test.ts`. */
const ROUNDS = Number(process.env.ROUNDS ?? 1);
const STYLES = 'src/styles/main.css';
const PHOTO = 'content/products/core-day.avif';

let workspace: Workspace;
let expected: Map<string, string>;
let duration: number;

beforeAll(async () => {
  workspace = await createWorkspace();
  await build();
  expected = await digestSite(workspace.root);
  const since = performance.now();
  await build();
  duration = performance.now() - since;
});
afterAll(() => workspace.remove());

it('builds the same where two were started together', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all([build(), build()]);
    expect(await digestSite(workspace.root)).toEqual(expected);
  }
});

it('builds the same after builds were killed at any moment, and sweeps up after them', async () => {
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    // Every second build is one that rewrites all pages.
    const sheet = await changeStyles(round % 2 === 1);
    await killBuild(Math.random() * duration);
    await sheet.restore();
    expect(existsSync(join(workspace.root, 'dist/index.html'))).toBe(true);
    await build();
    expect(await digestSite(workspace.root)).toEqual(expected);
    expect(await readdir(join(workspace.root, '.cache'))).toEqual([]);
  }
});

it('publishes content as it was checked, and what was saved meanwhile with the next build', async () => {
  const file = 'content/pages/privacy.mdx';
  const saving = await saveWhileBuilding('buildStart', file, '\nSaved while the site was built.\n');
  await build();
  expect(await digestSite(workspace.root)).toEqual(expected);
  await saving.stop();
  await build();
  const page = await readFile(join(workspace.root, 'dist/privacy.html'), 'utf8');
  expect(page).toContain('Saved while the site was built.');
  await saving.undo();
});

it.each([
  [
    'code',
    'src/pages/plain/view.tsx',
    '\n// Saved while the site was built.\n',
    'Code in src or engine',
  ],
  ['a published file', 'public/favicon.svg', '\n', 'public/favicon.svg'],
  ['a photograph', PHOTO, '\0', PHOTO],
])('publishes nothing if %s was saved meanwhile', async (_, file, text, named) => {
  await build();
  const saving = await saveWhileBuilding('generateBundle', file, text);
  const { code, output } = await workspace.run('build');
  expect(output).toContain(
    `${named} was saved while the site was built, so nothing was published.`,
  );
  expect(code).toBe(1);
  expect(await digestSite(workspace.root)).toEqual(expected);
  await saving.stop();
  await saving.undo();
  await build();
  expect(await digestSite(workspace.root)).toEqual(expected);
});

it('publishes nothing if the disk is full', async () => {
  const stop = await runWhileBuilding(
    'generateBundle',
    `const { default: fs } = await import('node:fs');
    fs.writeFileSync = (path) => {
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', path });
    };
    (await import('node:module')).syncBuiltinESMExports();`,
  );
  const { code, output } = await workspace.run('build');
  expect(output).toContain('The disk is full');
  expect(code).toBe(1);
  expect(await digestSite(workspace.root)).toEqual(expected);
  expect(await readdir(join(workspace.root, '.cache'))).toEqual([]);
  await stop();
  await build();
  expect(await digestSite(workspace.root)).toEqual(expected);
});

/**
 * Lets each build append to a file: before its server half has loaded any module, or after it has
 * loaded all. By then, content is checked, and what browsers load is bundled.
 */
async function saveWhileBuilding(hook: Hook, file: string, text: string) {
  const path = join(workspace.root, file);
  const before = await readFile(path);
  const append = `(await import('node:fs')).appendFileSync(${JSON.stringify(path)}, ${JSON.stringify(text)});`;
  return { stop: await runWhileBuilding(hook, append), undo: () => writeFile(path, before) };
}

type Hook = 'buildStart' | 'generateBundle';

/** Runs code in each build, in a hook of its server half; returns how to end that. */
async function runWhileBuilding(hook: Hook, code: string): Promise<() => Promise<void>> {
  const config = join(workspace.root, 'vite.config.ts');
  const before = await readFile(config, 'utf8');
  const plugin = `{ name: 'meanwhile', async ${hook}() { if (this.environment.name === 'ssr') { ${code} } } },`;
  await workspace.edit('vite.config.ts', 'contentAdmin(),', `contentAdmin(), ${plugin}`);
  return () => writeFile(config, before);
}

async function build(): Promise<void> {
  const { code, output } = await workspace.run('build');
  if (code !== 0) throw new Error(output);
}

async function changeStyles(isWanted: boolean) {
  const file = join(workspace.root, STYLES);
  const text = await readFile(file, 'utf8');
  if (isWanted) await appendFile(file, '\n.changed { color: red; }\n');
  return { restore: () => writeFile(file, text) };
}

/** Kills a build but not its child processes, as the kernel does when memory runs out. */
async function killBuild(after: number): Promise<void> {
  const child = spawn('node', toProgram('build'), {
    cwd: workspace.root,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await Promise.race([wait(after), ended]);
  child.kill('SIGKILL');
  await ended;
}
