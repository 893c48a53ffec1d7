import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runGit } from '../../../tests/run-git.ts';
import { listChangedFiles, readEarlier } from '../read/content-history.ts';

let root: string;

beforeEach(() => {
  // The CI run of these tests must not count.
  vi.stubEnv('GITHUB_BASE_REF', '');
  root = mkdtempSync(join(tmpdir(), 'git-'));
  mkdirSync(join(root, 'site/content'), { recursive: true });
  run('init', '-q', '-b', 'main');
});
afterEach(() => rmSync(root, { recursive: true }));

const run = (...args: string[]) => runGit(root, ...args);

/** Commits files with these names, and deletes those that are gone. */
function commit(files: string[], gone: string[] = []) {
  for (const file of files) writeFileSync(join(root, 'site', file), file);
  for (const file of gone) rmSync(join(root, 'site', file));
  run('add', '-A');
  run('commit', '-q', '-m', 'A change');
}

const changed = async () => [...(await listChangedFiles(join(root, 'site')))];
const earlier = (ref?: string) => readEarlier(join(root, 'site'), () => true, ref);
const deleted = async () => [...(await earlier()).deleted];

it('the files of the last commit are changed, below a folder of the repository too', async () => {
  commit(['content/old.mdx', 'readme.md']);
  // There is no previous commit.
  expect(await changed()).toEqual([]);
  commit(['content/größe "a".mdx', 'other.md']);
  expect(await changed()).toEqual(['content/größe "a".mdx']);
});

it('all that a pull request changes is changed, and nothing that others have', async () => {
  commit(['content/old.mdx']);
  run('switch', '-qc', 'mine');
  commit(['content/one.mdx']);
  commit(['content/two.mdx']);
  run('switch', '-q', 'main');
  commit(['content/theirs.mdx']);
  run('update-ref', 'refs/remotes/origin/main', 'main');
  run('switch', '-q', 'mine');
  expect(await changed()).toEqual(['content/two.mdx']);
  vi.stubEnv('GITHUB_BASE_REF', 'main');
  expect(await changed()).toEqual(['content/one.mdx', 'content/two.mdx']);
  vi.stubEnv('GITHUB_BASE_REF', 'unknown');
  expect(await changed()).toEqual(['content/two.mdx']);
});

it('a file is deleted that the branch it goes to has, or the last commit', async () => {
  commit(['content/a.mdx', 'content/b.mdx', 'content/c.mdx']);
  run('switch', '-qc', 'release');
  commit([], ['content/a.mdx']);
  run('update-ref', 'refs/remotes/origin/release', 'release');
  run('switch', '-qc', 'mine');
  commit(['content/b.mdx'], ['content/c.mdx']);
  rmSync(join(root, 'site/content/b.mdx'));
  expect(await deleted()).toEqual(['content/a.mdx', 'content/b.mdx', 'content/c.mdx']);
  vi.stubEnv('GITHUB_BASE_REF', 'release');
  expect(await deleted()).toEqual(['content/b.mdx', 'content/c.mdx']);
  vi.stubEnv('GITHUB_BASE_REF', '');
  run('branch', '-qD', 'main');
  expect(await deleted()).toEqual(['content/b.mdx']);
});

it('nothing is known of a folder without git', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'no-git-'));
  expect((await readEarlier(outside, () => true)).deleted.size).toBe(0);
  vi.stubEnv('PATH', outside);
  expect((await readEarlier(outside, () => true)).deleted.size).toBe(0);
  rmSync(outside, { recursive: true });
});
