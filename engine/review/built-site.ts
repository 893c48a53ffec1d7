import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'zod';

export interface BuiltPage {
  title: string;
  /** What search results and shared links say about it. */
  description: string;
  /** The whole document. */
  html: string;
  /** The document with its styles, but without scripts and hashes, which change with each build. */
  neutral: string;
}

/** A built site, as far as it can be read from its files alone. */
export interface BuiltSite {
  /** Every page, by address. */
  pages: Map<string, BuiltPage>;
  /** Where old addresses lead. */
  redirects: Map<string, string>;
  files: string[];
  /** The text of a file below its folder; empty if there is none. */
  read: (file: string) => Promise<string>;
  /** The digest of a file below its folder; empty if there is none. */
  digestOf: (file: string) => Promise<string>;
}

const pageSchema = z.object({
  path: z.string(),
  head: z.object({ title: z.string(), description: z.string() }),
});

/**
 * Reads a built site from its files alone, so that it may also be one that older code built.
 * @param folder its `dist/`
 * @throws when the folder cannot be read
 */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const files = (await listFiles(folder)).filter((file) => !/\.(br|gz)$/.test(file));
  const read = (file: string) => readFile(join(folder, file), 'utf8').catch(() => '');
  const pages = new Map<string, BuiltPage>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    // A document with data beside it is a page; one without is a redirect from an old address.
    const json = await read(file.replace(/html$/, 'json'));
    const { data } = pageSchema.safeParse(json && JSON.parse(json));
    if (data === undefined) continue;
    const html = await read(file);
    pages.set(data.path, { ...data.head, html, neutral: toNeutral(html) });
  }
  return {
    pages,
    files,
    read,
    redirects: toRedirects(await read('_redirects')),
    digestOf: (file) => readFile(join(folder, file)).then(digest, () => ''),
  };
}

/** A hashed file of the bundler, whose name does not affect what readers see. */
const HASHED = /(\/assets\/[\w.-]+?)-[\w-]{8}(\.(?:js|woff2))/g;
/** A hashed picture; only the hash, not the name before it, identifies what it shows. */
const NAMED = /(\/assets\/)[\w.-]+?-((?:[\w-]{8}|[\da-f]{10})\.(?:svg|png|jpe?g|webp|avif))/g;

function toNeutral(html: string): string {
  return html
    .replace(/<script type="module"[^>]*><\/script>/g, '')
    .replace(/<link rel="(?:preload|modulepreload)"[^>]*>/g, '')
    .replace(/ data-build="[^"]*"/, '')
    .replace(HASHED, '$1$2')
    .replace(NAMED, '$1$2');
}

function toRedirects(text: string): Map<string, string> {
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/));
  return new Map(lines.flatMap(([from, to]) => (from && to ? [[from, to] as const] : [])));
}

/** The digest of a text or bytes. */
export function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The files below a folder, however deep, in alphabetical order; throws if it cannot be read. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}
