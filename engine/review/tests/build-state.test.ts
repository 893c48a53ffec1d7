import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runGit } from '../../../tests/run-git.ts';
import { buildBase, folderOf } from '../build-state.ts';

/** An npm that builds an empty site. */
const NPM = `import { mkdirSync } from 'node:fs';
for (const folder of ['dist', '.build']) mkdirSync(folder, { recursive: true });`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-state-'));
  writeFileSync(join(root, 'npm.mjs'), NPM);
  writeFileSync(join(root, 'package-lock.json'), '{}');
  runGit(root, 'init', '-q', '-b', 'main');
  runGit(root, 'add', 'package-lock.json');
  runGit(root, 'commit', '-q', '-m', 'Begin');
  vi.stubEnv('npm_execpath', join(root, 'npm.mjs'));
});
afterEach(() => {
  rmSync(folderOf(root), { recursive: true });
  rmSync(root, { recursive: true });
});

it('builds the base once, and anew for other settings', async () => {
  const base = { name: 'main', commit: runGit(root, 'rev-parse', 'HEAD') };
  const messages: string[] = [];
  const build = (today: string) =>
    buildBase(root, base, today, (message) => messages.push(message));
  expect(await build('2026-11-20')).toContain('base');
  await build('2026-11-20');
  expect(messages).toHaveLength(1);
  await build('2026-11-21');
  expect(messages).toHaveLength(2);
  vi.stubEnv('SITE_EDIT_LINKS', '/admin');
  await build('2026-11-21');
  expect(messages).toHaveLength(3);
});
