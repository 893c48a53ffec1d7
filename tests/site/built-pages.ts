import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { toDataFile } from '#check/addresses/paths';
import { SAMPLE_DIST as DIST } from './folders.ts';

const MISSING = '/404';

/**
 * The address of every page of the sample site, except the 404 page. Pages have a data file beside
 * them; redirects have none.
 */
export const builtPages = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .filter((file) => existsSync(new URL(file.replace(/html$/, 'json'), DIST)))
  .map((file) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`)
  .filter((path) => path !== MISSING)
  .sort();

/** How many pages share a tab, since opening one costs as much as opening a page. */
const IN_A_TAB = 8;

/** Splits addresses into small groups, one for each tab. */
export function inParts(paths: string[]): string[][] {
  return Array.from({ length: Math.ceil(paths.length / IN_A_TAB) }, (_, index) =>
    paths.slice(index * IN_A_TAB, (index + 1) * IN_A_TAB),
  );
}

/** The addresses one level below a path. */
export function pagesBelow(path: string): string[] {
  return builtPages.filter(
    (page) => page.startsWith(`${path}/`) && !page.slice(path.length + 1).includes('/'),
  );
}

/** The kind of a page, from its data. */
export function kindOf(path: string): string {
  const { kind }: { kind: string } = JSON.parse(
    readFileSync(new URL(toDataFile(path), DIST), 'utf8'),
  );
  return kind;
}

/** The address of the first page of each kind, in the order of `builtPages`. */
export function onePageOfEachKind(): string[] {
  const first = new Map<string, string>();
  for (const path of builtPages) {
    const kind = kindOf(path);
    if (!first.has(kind)) first.set(kind, path);
  }
  return [...first.values()];
}
