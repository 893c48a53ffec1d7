import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs git without a shell; the code is 127 if git is not installed, 1 if it failed. */
export async function git(root: string, options: readonly string[]) {
  try {
    const { stdout } = await run('git', options, { cwd: root, maxBuffer: 64_000_000 });
    return { code: 0, output: stdout };
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return { code: isAbsent ? 127 : 1, output: '' };
  }
}

/**
 * The files of content that differ from a commit.
 * @param ranges arguments of `git diff`; the first that git can resolve counts
 * @returns paths below the root; none if git cannot tell, as in a shallow clone
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
 * The content files that a change deletes, as far as git knows: those in the merge base with the
 * target branch, or in the last commit, that are not on disk.
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
 * The content files that a branch changes: compared with the target branch for a pull request on
 * GitHub Actions, otherwise with the previous commit.
 */
export function listChangedFiles(root: string): Promise<Set<string>> {
  const base = process.env.GITHUB_BASE_REF;
  return listDiffering(root, [...(base ? [[`origin/${base}...HEAD`]] : []), ['HEAD^1']]);
}
