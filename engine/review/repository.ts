import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FileChange } from './review-data.ts';

/** The state that the current one is compared with. */
export interface Base {
  /** Its display name, such as `main (1a2b3c4)`. */
  name: string;
  commit: string;
}

/** Names of the main branch, in the order in which they are tried. */
const MAIN = ['main', 'origin/main', 'master', 'origin/master'];

/**
 * Finds the commit to compare with.
 * @param root the project's folder
 * @param against a branch, tag or commit; by default, the merge base with the main branch
 * @throws without git, outside a repository, or if nothing has that name
 */
export async function findBase(root: string, against: string | undefined): Promise<Base> {
  const head = await findCommit(root, against ?? 'HEAD');
  if (against !== undefined) return toBase(against, head);
  for (const name of MAIN) {
    const commit = await ask(root, 'merge-base', name, head);
    if (commit !== undefined) return toBase(name, commit);
  }
  throw new Error(NO_MAIN);
}

function toBase(name: string, commit: string): Base {
  return { name: `${name} (${commit.slice(0, 7)})`, commit };
}

const NO_MAIN =
  'There is no branch main to compare with. Name another one: npm run review -- --against <branch>';

/** A file that differs from a commit, including uncommitted changes. */
export type ChangedFile = Pick<FileChange, 'kind' | 'file' | 'from'>;

const KINDS: Record<string, ChangedFile['kind']> = { A: 'added', D: 'removed', R: 'moved' };

/** The files that differ from a commit, also those that git does not know yet. */
export async function listChanged(root: string, commit: string): Promise<ChangedFile[]> {
  const args = ['diff', '--name-status', '--find-renames', '--relative', '-z', commit];
  const known = readStatus((await git(root, args)).split('\0'));
  const others = await git(root, ['ls-files', '--others', '--exclude-standard', '-z']);
  const files = others.split('\0').filter(Boolean);
  return [...known, ...files.map((file): ChangedFile => ({ kind: 'added', file }))];
}

/** Parses alternating statuses and paths; a moved file has two paths. */
function readStatus(args: string[]): ChangedFile[] {
  const files: ChangedFile[] = [];
  for (let status = args.shift(); status; status = args.shift()) {
    const kind = KINDS[status.charAt(0)] ?? 'changed';
    const from = kind === 'moved' ? args.shift() : undefined;
    files.push({ kind, file: args.shift() ?? '', from });
  }
  return files;
}

/** Checks out a commit in a folder, in which leftovers of builds stay; throws if git cannot. */
export async function checkOut(root: string, folder: string, commit: string): Promise<void> {
  await ask(root, 'worktree', 'prune');
  const isKnown = existsSync(join(folder, '.git'));
  if (isKnown && (await ask(folder, 'checkout', '--detach', '--force', commit)) !== undefined)
    return;
  await rm(folder, { recursive: true, force: true });
  await git(root, ['worktree', 'add', '--detach', '--force', folder, commit]);
}

/** The project's path below the root of its repository; empty if it is the root. */
export async function findPrefix(root: string): Promise<string> {
  return (await ask(root, 'rev-parse', '--show-prefix')) ?? '';
}

/** The environment without what git sets for hooks, which would lead to the state of the author. */
export function withoutHook(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...others } = env;
  return others;
}

/**
 * The hash of the commit that a name stands for, so that user input does not reach git again.
 * @throws an Error in plain words: no git, no repository, nothing of that name
 */
async function findCommit(root: string, name: string): Promise<string> {
  await git(root, ['rev-parse']).catch((error) => {
    throw new Error(error.code === 'ENOENT' ? NO_GIT : error.stderr.trim());
  });
  const commit = await ask(
    root,
    ...['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`],
  );
  if (commit !== undefined) return commit;
  throw new Error(
    `git knows no branch, tag or commit "${name}"; one of a server is written origin/<branch>, after git fetch`,
  );
}

const NO_GIT =
  'this needs git, and there is none on this machine; install it from https://git-scm.com';

/** What git prints, run without a shell; throws if it fails. */
async function git(root: string, args: readonly string[]): Promise<string> {
  const options = { cwd: root, env: withoutHook(process.env), maxBuffer: 2 ** 28 };
  return (await promisify(execFile)('git', args, options)).stdout;
}

/** What git prints, without spaces at its ends; undefined if it fails. */
async function ask(root: string, ...args: string[]): Promise<string | undefined> {
  return (await git(root, args).catch(() => undefined))?.trim();
}
