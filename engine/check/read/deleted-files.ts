import { listDiffering } from '../git';

/**
 * The files of content that a change deletes, as far as git knows: those of the commit at which the
 * branch left the one that it goes to, or of the last commit, that are not on the disk.
 * @param root the project's folder, which may lie below the repository's
 * @returns paths below the root; none where git cannot tell
 */
export async function listDeletedFiles(root: string): Promise<ReadonlySet<string>> {
  const base = process.env.GITHUB_BASE_REF;
  const branches = [...(base ? [`origin/${base}`] : []), 'origin/HEAD', 'origin/main', 'main'];
  const starts = [...branches.map((branch) => ['--merge-base', branch]), ['HEAD']];
  return listDiffering(
    root,
    starts.map((start) => ['--diff-filter=D', ...start]),
  );
}
