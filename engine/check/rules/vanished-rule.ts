import { isAddressName } from '../addresses/file-slug.ts';
import { listAddresses } from '../addresses/pages.ts';
import { isAtOrBelow } from '../addresses/paths.ts';
import { listMovedPages } from '../addresses/redirects.ts';
import type { ContentModel } from '../model/content-model.ts';
import { REDIRECTS_FILE } from '../model/conventions.ts';
import { toToday } from '../model/publishing.ts';
import type { Problem } from '../problem.ts';
import { type ContentFile, parseContentFile, readContent } from '../read/content-file.ts';
import { listDiffering, readCommitted } from '../read/content-history.ts';
import { askGit, findCommit } from '../read/git.ts';
import { lineEndOf, WHOLE_FILE } from '../read/locate.ts';
import type { TextEdit } from '../read/text-edit.ts';
import { toProblems } from './rule.ts';
import { readRedirects, toAddress } from './site.ts';

/**
 * The pages of a list beyond its first come and go with the number of articles. The home page
 * cannot be redirected; the check demands its file.
 */
const KEPT = /\/page\/\d+$|^\/$/;

/**
 * Finds the pages that another branch has and this one would lose without a redirect, so that
 * visitors and search engines would find nothing at an address they know.
 * @returns a problem for each page, with the line to add to `content/redirects.yaml`; `--fix` adds
 * it where another file has the text of the page now
 * @throws an Error in plain words: no git, no repository, no such branch
 */
export async function findVanished(
  model: ContentModel,
  root: string,
  ref: string,
): Promise<Problem[]> {
  const today = toToday(process.env.SITE_NOW, new Date());
  const here = await readContent(model, root);
  const online = await readOnline(model, root, ref, here);
  const [before, after] = [listAddresses(model, online, today), listAddresses(model, here, today)];
  const redirects =
    here.find(({ path }) => path === REDIRECTS_FILE) ?? parseContentFile(model, REDIRECTS_FILE, '');
  const moves = listMoves(online, here);
  const known = [...readRedirects(redirects)].map(([from, to]) => ({ from, to }));
  const missing = [...before]
    .filter((address) => !after.has(address) && !KEPT.test(address))
    .filter((address) => known.every(({ from }) => from !== address));
  // A redirect of an entry is one of the pages below it, too.
  const lines = [...known, ...missing.map((from) => ({ from, to: '' }))];
  const moved = lines.flatMap((line) => listMovedPages([line], model.routePaths, after));
  const following = new Set(moved.map(({ from }) => from));
  const findings = missing
    .filter((address) => !following.has(address))
    .map((address) => {
      const move = moves.find(({ from }) => isAtOrBelow(address, from));
      const what = `needs a line: ${address} is a page on ${ref}, but would vanish from this site.`;
      if (move !== undefined && !isAddressName(move.path)) {
        const message = `${what} Its text is in ${move.path} now, whose name cannot be an address: rename that file first, then run this again`;
        return { range: WHOLE_FILE, message };
      }
      const target = move && follow(address, move, after);
      const line = `${address}: ${target ?? '/its/new/address'}`;
      const fix = target === undefined ? [] : appendLine(redirects.source, line);
      return { range: WHOLE_FILE, message: `${what} Add\n  ${line}`, fix };
    });
  return toProblems('redirect', redirects.path, findings);
}

/** A file that has another name now: its addresses before and after, and its path now. */
interface Move {
  from: string;
  to: string;
  path: string;
}

/** The files that have another name now: their text is the same. */
function listMoves(before: readonly ContentFile[], after: readonly ContentFile[]): Move[] {
  const added = withoutThose(after, before);
  return withoutThose(before, after).flatMap((file) => {
    const text = file.body.trim();
    const moved = text === '' ? undefined : added.find(({ body }) => body.trim() === text);
    if (moved === undefined) return [];
    const [from, to] = [toAddress(file), toAddress(moved)];
    return from === undefined || to === undefined ? [] : [{ from, to, path: moved.path }];
  });
}

/** The files whose path none of the others has. */
function withoutThose(files: readonly ContentFile[], others: readonly ContentFile[]) {
  const taken = new Set(others.map(({ path }) => path));
  return files.filter(({ path }) => !taken.has(path));
}

/** Where a page of a file, or one below it, has gone; undefined if nobody can tell. */
function follow(address: string, { from, to }: Move, after: Set<string>): string | undefined {
  const moved = to + address.slice(from.length);
  return after.has(moved) ? moved : undefined;
}

function appendLine(source: string, line: string): TextEdit[] {
  const lineEnd = lineEndOf(source);
  const text = /(^|\n)$/.test(source) ? line + lineEnd : lineEnd + line;
  return [{ start: source.length, end: source.length, text }];
}

/**
 * Reads the content of another branch without checking it out; files that are the same here are not
 * read again.
 */
async function readOnline(
  model: ContentModel,
  root: string,
  ref: string,
  here: readonly ContentFile[],
): Promise<ContentFile[]> {
  const commit = await findCommit(root, ref);
  const listed = await askGit(root, ['ls-tree', '-r', '-z', '--name-only', commit, 'content/']);
  const differing = await listDiffering(root, [[commit]]);
  const same = new Map(
    here.flatMap((one) => (differing.has(one.path) ? [] : [[one.path, one] as const])),
  );
  const paths = listed?.split('\0').filter((path) => /\.(mdx|yaml)$/.test(path)) ?? [];
  const others = paths.filter((path) => !same.has(path));
  const sources = await readCommitted(root, commit, others);
  return paths.map(
    (path) => same.get(path) ?? parseContentFile(model, path, sources.get(path) ?? ''),
  );
}
