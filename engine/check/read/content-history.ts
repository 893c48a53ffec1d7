import pMap from 'p-map';
import { askGit, findCommit } from './git.ts';

/** The most git processes that run at once. */
const AT_ONCE = 8;

/** The texts that files have in a commit, by path; empty for one that it does not have. */
export async function readCommitted(
  root: string,
  commit: string,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const read = async (path: string) => (await askGit(root, ['show', `${commit}:./${path}`])) ?? '';
  return new Map(
    await pMap(paths, async (path) => [path, await read(path)] as const, { concurrency: AT_ONCE }),
  );
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
    const files = await askGit(root, options);
    if (files !== undefined) return new Set(files.split('\0').filter(Boolean));
  }
  return new Set();
}

/** What a change takes away from content. */
export interface Earlier {
  /** The files that it deletes. */
  deleted: ReadonlySet<string>;
  /** The earlier texts of the files that it deletes or changes, by path; only those asked for. */
  sources: ReadonlyMap<string, string>;
}

/**
 * What content was before a change, as far as git knows: in the merge base with the target branch,
 * or in the last commit.
 * @param isAskedFor whether the earlier text of a file is needed
 * @param ref the branch, tag or commit to compare with instead
 * @throws an Error in plain words if there is no such branch, tag or commit
 */
export async function readEarlier(
  root: string,
  isAskedFor: (path: string) => boolean,
  ref?: string,
): Promise<Earlier> {
  const commit = await findStart(root, ref);
  if (commit === undefined) return { deleted: new Set(), sources: new Map() };
  const list = (filter: string) =>
    listDiffering(root, [[`--diff-filter=${filter}`, '--no-renames', commit]]);
  const [deleted, changed] = await Promise.all([list('D'), list('M')]);
  const needed = [...deleted, ...changed].filter(isAskedFor);
  return { deleted, sources: await readCommitted(root, commit, needed) };
}

/** The commit that a change starts from; undefined if git cannot tell, as outside a repository. */
async function findStart(root: string, ref?: string): Promise<string | undefined> {
  const base = process.env.GITHUB_BASE_REF;
  const usual = [...(base ? [`origin/${base}`] : []), 'origin/HEAD', 'origin/main', 'main'];
  for (const branch of ref === undefined ? usual : [await findCommit(root, ref)]) {
    const commit = await askGit(root, ['merge-base', 'HEAD', branch]);
    if (commit !== undefined) return commit.trim();
  }
  return (await askGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD']))?.trim();
}

/**
 * The content files that a branch changes: compared with the target branch for a pull request on
 * GitHub Actions, otherwise with the previous commit.
 */
export function listChangedFiles(root: string): Promise<Set<string>> {
  const base = process.env.GITHUB_BASE_REF;
  return listDiffering(root, [...(base ? [[`origin/${base}...HEAD`]] : []), ['HEAD^1']]);
}
