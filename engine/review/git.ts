import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Why two states cannot be compared, in words for the person who asked. */
export class ReviewError extends Error {}

/** The state that the one at hand is compared with. */
export interface Base {
  /** What the person called it, such as `main`. */
  name: string;
  /** The hash of its commit. */
  commit: string;
}

/** Names of the main branch, in the order in which they are tried. */
const MAIN = ['main', 'origin/main', 'master', 'origin/master'];

/**
 * Finds the commit to compare with.
 * @param root the project's folder
 * @param against a branch, tag or commit; without one, where this branch left the main one
 * @throws ReviewError without git, outside of a repository, or where nothing has that name
 */
export async function findBase(root: string, against: string | undefined): Promise<Base> {
  await checkRepository(root);
  if (against !== undefined) {
    const commit = await resolve(root, against);
    if (commit !== undefined) return { name: against, commit };
    throw new ReviewError(
      `git knows no branch, tag or commit "${against}". \`git branch --all\` lists the branches; one of a server is written origin/${against}, after \`git fetch\`.`,
    );
  }
  for (const name of MAIN) {
    const fork = await ask(root, 'merge-base', name, 'HEAD');
    if (fork !== undefined) return { name, commit: fork };
  }
  throw new ReviewError(
    'There is no branch main to compare with. Name another one: npm run review -- --against <branch>',
  );
}

async function checkRepository(root: string): Promise<void> {
  try {
    await run('git', ['rev-parse', '--is-inside-work-tree'], { cwd: root });
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new ReviewError(
      isMissing
        ? 'A review needs git, and there is none on this machine. Install it from https://git-scm.com, or let the pull request show the review.'
        : `${root} is not a git repository, so there is no earlier state to compare with. Clone the project with git instead of copying it.`,
    );
  }
  if ((await resolve(root, 'HEAD')) !== undefined) return;
  throw new ReviewError('There is no commit yet, so there is no earlier state to compare with.');
}

/** Turns a name into a hash, so that nothing that somebody typed reaches git again. */
async function resolve(root: string, name: string): Promise<string | undefined> {
  const options = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  const commit = await ask(root, ...options);
  return commit !== undefined && /^[0-9a-f]{40,64}$/.test(commit) ? commit : undefined;
}

/** Whether the files at hand are those of a commit, with what is not committed. */
export async function isUnchanged(root: string, commit: string): Promise<boolean> {
  return (await listDifferent(root, commit)).length === 0;
}

/** The files of code that differ from a commit. */
export async function listCode(root: string, commit: string): Promise<string[]> {
  const files = await listDifferent(root, commit);
  return files.filter((file) => /^(src\/|engine\/|vite\.config|package)/.test(file));
}

async function listDifferent(root: string, commit: string): Promise<string[]> {
  const [changed, fresh] = await Promise.all([
    ask(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', commit),
    ask(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  return `${changed ?? ''}\0${fresh ?? ''}`.split('\0').filter((file) => file !== '');
}

/**
 * Makes a folder with the files of a commit.
 * @throws ReviewError where git cannot
 */
export async function addWorktree(root: string, folder: string, commit: string): Promise<void> {
  await ask(root, 'worktree', 'prune');
  try {
    await run('git', ['worktree', 'add', '--detach', '--force', folder, commit], { cwd: root });
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new ReviewError(`git could not write the files of ${commit.slice(0, 7)}: ${reason}`);
  }
}

/** Takes a folder of `addWorktree` away. */
export async function removeWorktree(root: string, folder: string): Promise<void> {
  await ask(root, 'worktree', 'remove', '--force', folder);
}

/** Where the project lies below its repository; empty where it is the repository. */
export async function findPrefix(root: string): Promise<string> {
  return (await ask(root, 'rev-parse', '--show-prefix')) ?? '';
}

async function ask(root: string, ...words: string[]): Promise<string | undefined> {
  try {
    return (await run('git', words, { cwd: root, maxBuffer: 2 ** 28 })).stdout.trim();
  } catch {
    return undefined;
  }
}
