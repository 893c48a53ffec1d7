import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runGit } from '../../../tests/run-git.ts';
import { checkOut, findBase, findPrefix, listChanged } from '../repository.ts';

let root: string;
const site = (file = '') => join(root, 'site', file);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'review-git-'));
  mkdirSync(site('content'), { recursive: true });
  git('init', '-q', '-b', 'main');
});
afterEach(() => rmSync(root, { recursive: true }));

const git = (...args: string[]) => runGit(root, ...args);

/** Commits a file, and returns the hash. */
function commit(file: string, text = `${file}\n`.repeat(9)): string {
  writeFileSync(site(file), text);
  git('add', '-A');
  git('commit', '-q', '-m', 'A change');
  return git('rev-parse', 'HEAD');
}

it('what differs is told by what became of it, also before anybody has added it', async () => {
  commit('content/same.mdx');
  commit('content/gone.mdx');
  commit('content/moves.mdx');
  const base = commit('content/changes.mdx');
  writeFileSync(join(root, 'outside.txt'), '');
  writeFileSync(site('content/größe.mdx'), 'new');
  writeFileSync(site('content/changes.mdx'), 'changed');
  rmSync(site('content/gone.mdx'));
  git('mv', 'site/content/moves.mdx', 'site/content/moved.mdx');
  const changed = await listChanged(site(), base);
  expect(changed.toSorted((a, b) => (a.file < b.file ? -1 : 1))).toEqual([
    { kind: 'changed', file: 'content/changes.mdx' },
    { kind: 'removed', file: 'content/gone.mdx' },
    { kind: 'added', file: 'content/größe.mdx' },
    { kind: 'moved', file: 'content/moved.mdx', from: 'content/moves.mdx' },
  ]);
  expect(await findPrefix(site())).toBe('site/');
  expect(await findPrefix(root)).toBe('');
});

it('the base is where this branch left the main one, unless somebody names another', async () => {
  const toBase = (name: string, commit: string) => ({
    name: `${name} (${commit.slice(0, 7)})`,
    commit,
  });
  const first = commit('content/a.mdx');
  git('tag', 'v1');
  git('switch', '-qc', 'mine');
  const mine = commit('content/b.mdx');
  git('switch', '-q', 'main');
  const theirs = commit('content/c.mdx');
  git('switch', '-q', 'mine');
  expect(await findBase(site(), undefined)).toEqual(toBase('main', first));
  expect(await findBase(site(), 'main')).toEqual(toBase('main', theirs));
  expect(await findBase(site(), 'v1')).toEqual(toBase('v1', first));
  const short = mine.slice(0, 9);
  expect(await findBase(site(), short)).toEqual(toBase(short, mine));
  git('update-ref', 'refs/remotes/origin/main', theirs);
  git('branch', '-qD', 'main');
  expect(await findBase(site(), undefined)).toEqual(toBase('origin/main', first));
  for (const name of ['', '--all', 'nowhere'])
    await expect(findBase(site(), name)).rejects.toThrow(`commit "${name}"`);
});

it('the owner of the files is told apart from a folder without a repository', async () => {
  commit('content/a.mdx');
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  await expect(findBase(site(), undefined)).rejects.toThrow('safe.directory');
  vi.unstubAllEnvs();
  const folder = mkdtempSync(join(tmpdir(), 'review-none-'));
  await expect(findBase(folder, undefined)).rejects.toThrow('not a git repository');
  rmSync(folder, { recursive: true });
});

it('a folder holds the files of a commit, and then of another, with what builds have left', async () => {
  const [first, second] = [commit('content/a.mdx', 'one'), commit('content/a.mdx', 'two')];
  const folder = mkdtempSync(join(tmpdir(), 'review-base-'));
  const read = () => readFileSync(join(folder, 'site/content/a.mdx'), 'utf8');
  await checkOut(root, folder, first);
  expect(read()).toBe('one');
  writeFileSync(join(folder, 'left.txt'), '');
  writeFileSync(join(folder, 'site/content/a.mdx'), 'edited');
  await checkOut(root, folder, second);
  expect(read()).toBe('two');
  expect(readFileSync(join(folder, 'left.txt'), 'utf8')).toBe('');
  // The folder is no longer a worktree of the repository.
  rmSync(join(folder, '.git'));
  await checkOut(root, folder, first);
  expect(read()).toBe('one');
  await expect(checkOut(root, folder, 'f'.repeat(40))).rejects.toThrow();
  rmSync(folder, { recursive: true, force: true });
});

it('a review in a hook leaves the branch and the index of the author alone', async () => {
  const [first, second] = [commit('content/a.mdx', 'one'), commit('content/a.mdx', 'two')];
  const folder = mkdtempSync(join(tmpdir(), 'review-base-'));
  await checkOut(root, folder, second);
  vi.stubEnv('GIT_DIR', join(root, '.git'));
  vi.stubEnv('GIT_INDEX_FILE', join(root, '.git/index'));
  await checkOut(root, folder, first);
  vi.unstubAllEnvs();
  expect(readFileSync(join(folder, 'site/content/a.mdx'), 'utf8')).toBe('one');
  expect(git('branch', '--show-current')).toBe('main');
  expect(git('status', '--porcelain')).toBe('');
  rmSync(folder, { recursive: true, force: true });
});
