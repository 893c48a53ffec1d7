import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** In bytes, of all that git says at once. */
const MOST_BYTES = 64_000_000;

/**
 * Runs git without a shell.
 * @returns what it says; the code is 127 where there is no git, another than 0 where it could not
 */
export async function git(root: string, options: readonly string[]) {
  try {
    const { stdout } = await run('git', options, { cwd: root, maxBuffer: MOST_BYTES });
    return { code: 0, output: stdout };
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return { code: isAbsent ? 127 : 1, output: '' };
  }
}

/**
 * The files of content that differ from a commit.
 * @param ranges what `git diff` is asked for; the first that git knows answers
 * @returns paths below the root; none where git cannot tell, as in a shallow clone
 */
export async function listDiffering(
  root: string,
  ranges: readonly (readonly string[])[],
): Promise<Set<string>> {
  for (const range of ranges) {
    const options = ['diff', '--name-only', '--relative', '-z', ...range, '--', 'content'];
    const { code, output } = await git(root, options);
    if (code === 0) return new Set(output.split('\0').filter(Boolean));
  }
  return new Set();
}

/**
 * The files of content that a change deletes, as far as git knows: those of the commit at which the
 * branch left the one that it goes to, or of the last commit, that are not on the disk.
 */
export function listDeletedFiles(root: string): Promise<ReadonlySet<string>> {
  const base = process.env.GITHUB_BASE_REF;
  const branches = [...(base ? [`origin/${base}`] : []), 'origin/HEAD', 'origin/main', 'main'];
  const starts = [...branches.map((branch) => ['--merge-base', branch]), ['HEAD']];
  return listDiffering(
    root,
    starts.map((start) => ['--diff-filter=D', ...start]),
  );
}

/**
 * The files of content that a branch changes: in a pull request of GitHub Actions against the branch
 * it goes to, otherwise against the commit before.
 */
export function listChangedFiles(root: string): Promise<Set<string>> {
  const base = process.env.GITHUB_BASE_REF;
  return listDiffering(root, [...(base ? [[`origin/${base}...HEAD`]] : []), ['HEAD^1']]);
}
