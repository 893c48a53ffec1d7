import { readFileSync } from 'node:fs';
import { builtPages } from '../site/built-pages.ts';
import { SAMPLE_DIST as DIST } from '../site/folders.ts';

/** A file of the built sample site as text, by its path in `dist/`. */
export function readBuilt(file: string): string {
  return readFileSync(new URL(file, DIST), 'utf8');
}

/** A file of the built sample site as bytes. */
export function readBytes(file: string): Buffer {
  return readFileSync(new URL(file, DIST));
}

/** The path of a page in `dist/`, without its extension. */
export function toStem(path: string): string {
  return path === '/' ? 'index' : path.slice(1);
}

/** The HTML of a page as served. */
export function readPage(path: string): string {
  return readBuilt(`${toStem(path)}.html`);
}

/** The value of an attribute in the first tag that a pattern matches. */
export function readTag(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1];
}

/** The pages that search engines may show, and the origin that the site was built for. */
export const indexable = builtPages.filter((path) => !readPage(path).includes('content="noindex"'));
export const origin = readTag(readPage('/'), /rel="canonical" href="([^"]*)\/"/) ?? '';
