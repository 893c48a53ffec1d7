import { askGit } from './run-git.ts';

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
    const files = await askGit(root, options);
    if (files !== undefined) return new Set(files.split('\0').filter(Boolean));
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
    starts.map((start) => ['--diff-filter=D', '--no-renames', ...start]),
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
