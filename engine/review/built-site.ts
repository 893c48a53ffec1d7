import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { listFiles } from '#base/files';

/** A page of a built site. */
export interface BuiltPage {
  /** Its address. */
  path: string;
  /** Its kind, such as `product`. */
  kind: string;
  title: string;
  /** What search results and shared links say of it. */
  description: string;
  /** The whole document. */
  html: string;
  /** The document without what a build names anew: scripts, styles, hashes. */
  neutral: string;
  /** Its data without the id of its build. */
  data: unknown;
}

/** A built site, as far as it can be read from its files alone. */
export interface BuiltSite {
  /** Where its files lie. */
  folder: string;
  /** Every page by its address. */
  pages: Map<string, BuiltPage>;
  /** The digest of all styles, without the names of files in them. */
  styles: string;
  /** Where old addresses lead. */
  redirects: Map<string, string>;
  /** The digest of a file below its folder; empty where there is none. */
  digestOf: (file: string) => Promise<string>;
  /** The text of a file below its folder; empty where there is none. */
  read: (file: string) => Promise<string>;
  /** The names of its files. */
  files: string[];
}

const pageSchema = z.looseObject({
  kind: z.string(),
  path: z.string(),
  head: z.looseObject({ title: z.string(), description: z.string() }),
});

/**
 * Reads a built site from its files, so that it can also be one that older code has built.
 * @param folder its `dist/`
 * @throws when the folder cannot be read
 */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const files = (await listFiles(folder)).filter((file) => !/\.(br|gz)$/.test(file));
  const known = new Set(files);
  const stems = files.flatMap((file) => /^(.+)\.html$/.exec(file)?.slice(1) ?? []);
  const styles = new Set<string>();
  const pages = new Map<string, BuiltPage>();
  for (const stem of stems.filter((name) => known.has(`${name}.json`))) {
    const page = await readPageFiles(folder, stem, styles);
    if (page !== undefined) pages.set(page.path, page);
  }
  const read = (file: string) => readFile(join(folder, file), 'utf8').catch(() => '');
  return {
    folder,
    pages,
    files,
    read,
    styles: digest([...styles].toSorted().join('\n')),
    redirects: toRedirects(await read('_redirects')),
    digestOf: async (file) => digest(await readFile(join(folder, file)).catch(() => '')),
  };
}

/** A document with data beside it is a page; one without leads on from an old address. */
async function readPageFiles(
  folder: string,
  stem: string,
  styles: Set<string>,
): Promise<BuiltPage | undefined> {
  const [html, json] = await Promise.all(
    ['html', 'json'].map((ending) => readFile(join(folder, `${stem}.${ending}`), 'utf8')),
  );
  const page = pageSchema.safeParse(JSON.parse(json ?? ''));
  if (html === undefined || !page.success) return undefined;
  const { build: _, ...data } = page.data;
  for (const [, css = ''] of html.matchAll(STYLE)) styles.add(css.replace(HASHED, '$1$2'));
  const { title, description } = data.head;
  const { path, kind } = data;
  return { path, kind, title, description, html, neutral: toNeutral(html), data };
}

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** A hashed file of the bundler's, whose name says nothing that readers see. */
const HASHED = /(\/assets\/[\w.-]+?)-[\w-]{8}(\.(?:js|css|woff2))/g;
/** The name of a picture before its hash, which alone tells what it shows. */
const NAMED = /(\/assets\/)[\w.-]+?-((?:[\w-]{8}|[\da-f]{10})\.(?:svg|png|jpe?g|webp|avif))/g;

function toNeutral(html: string): string {
  return html
    .replace(STYLE, '')
    .replace(/<script type="module"[^>]*><\/script>/g, '')
    .replace(/<link rel="(?:stylesheet|preload|modulepreload)"[^>]*>/g, '')
    .replace(/ data-build="[^"]*"/, '')
    .replace(HASHED, '$1$2')
    .replace(NAMED, '$1$2');
}

function toRedirects(text: string): Map<string, string> {
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/));
  return new Map(lines.flatMap(([from, to]) => (from && to ? [[from, to] as const] : [])));
}

/** A short digest of a text or of bytes; empty for nothing. */
export function digest(content: string | Uint8Array): string {
  if (content.length === 0) return '';
  return createHash('sha256').update(content).digest('hex').slice(0, 24);
}
