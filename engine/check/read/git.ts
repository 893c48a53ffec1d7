import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The environment without what git sets for hooks, which would lead to the state of the author. */
function withoutHook(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...others } = env;
  return others;
}

/** What git prints, run without a shell; throws if it fails. */
async function git(root: string, args: readonly string[]): Promise<string> {
  const options = { cwd: root, env: withoutHook(process.env), maxBuffer: 2 ** 28 };
  return (await run('git', args, options)).stdout;
}

/** What git prints; undefined if it fails. */
export function askGit(root: string, args: readonly string[]): Promise<string | undefined> {
  return git(root, args).catch(() => undefined);
}

/**
 * The hash of the commit that a name stands for, so that user input does not reach git again.
 * @throws an Error in plain words: no git, no repository, nothing of that name
 */
export async function findCommit(root: string, name: string): Promise<string> {
  await git(root, ['rev-parse']).catch((error) => {
    throw new Error(error.code === 'ENOENT' ? NO_GIT : error.stderr.trim());
  });
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  const commit = await askGit(root, args);
  if (commit !== undefined) return commit.trim();
  throw new Error(
    `git knows no branch, tag or commit "${name}"; one of a server is written origin/<branch>, after git fetch`,
  );
}

const NO_GIT =
  'this needs git, and there is none on this machine; install it from https://git-scm.com';
