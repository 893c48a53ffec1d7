import { isFile, toCardFile, toMarkdownFile } from '#check/addresses/paths';
import type { Redirect } from '#check/addresses/redirects';
import { groupBy } from '#check/read/group-by';

/**
 * Redirects what belonged to the pages at old addresses: a link to `/products/core/datasheet.pdf` that
 * somebody has sent or printed leads on, as one to the page itself does. Data files are left out:
 * only scripts fetch them, and an open page of an earlier build asks for its document instead.
 * @param redirects the old addresses of pages
 * @param pages the addresses of all pages
 * @param files the addresses of the files that pages offer, such as datasheets
 * @param has whether a build writes a file, whose own address is never redirected
 */
export function listMovedFiles(
  redirects: readonly Redirect[],
  pages: readonly string[],
  files: readonly string[],
  has: (file: string) => boolean,
): Redirect[] {
  const known = new Set(pages);
  const filesOf = groupBy(files, (file) => ownerOf(file, known));
  const taken = new Set(redirects.map(({ from }) => from));
  return redirects
    .filter(({ from, to }) => known.has(to) && !isFile(from))
    .flatMap(({ from, to }): Redirect[] => [
      ...(filesOf.get(to) ?? []).map((file) => ({ from: from + file.slice(to.length), to: file })),
      ...[toMarkdownFile, toCardFile].map((toFile) => ({
        from: `/${toFile(from)}`,
        to: `/${toFile(to)}`,
      })),
    ])
    .filter(({ from, to }) => has(to.slice(1)) && !has(from.slice(1)) && !taken.has(from));
}

/** The page that a file belongs to: the one with its name, or the nearest above it. */
function ownerOf(file: string, pages: ReadonlySet<string>): string | undefined {
  const named = file.replace(/\.[^/.]+$/, '');
  const parts = named.split('/');
  const above = parts.map((_, at) => parts.slice(0, parts.length - at).join('/'));
  return above.find((path) => pages.has(path));
}
