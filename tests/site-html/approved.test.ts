import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';

import { onePageOfEachKind } from '../site/built-pages.ts';
import { SAMPLE_ROOT } from '../site/folders.ts';
import { readBuilt, readBytes, toStem } from './dist.ts';
import { openPage } from './document.ts';
import { toDigest, toLines, toOutline, toStable } from './outline.ts';

const DIST = join(SAMPLE_ROOT, 'dist');
const APPROVED = join(import.meta.dirname, 'approved');

/** Pages that show something that the first one of their kind does not. */
const STATES = [
  '/404',
  '/about',
  '/company/careers',
  '/company/careers/field-service-lead-ports',
  '/company/received',
  '/insights/category/webinars',
  '/insights/device-certificates-field-radios',
  '/insights/page/2',
  '/insights/retrofitting-vacuum-breakers',
  '/insights/self-healing-ring-13-8-kv',
  '/insights/sizing-detuned-capacitor-bank',
  '/markets/ports',
  '/products/reserve',
  '/support/downloads',
  '/support/glossary',
  '/support/technical',
];
const kinds = onePageOfEachKind();
const pages = [...new Set([...kinds, ...STATES])].map(toStem);
const files = [
  ...pages.map((page) => `${page}.html`),
  ...pages.map((page) => `${page}.md`).filter((file) => existsSync(join(DIST, file))),
  ...kinds.map((path) => `${toStem(path)}.json`),
  ...['core', 'reserve'].map((slug) => `products/${slug}/datasheet.pdf`),
  ...['docx', 'md'].map((ending) => `products/core/specification.${ending}`),
  'products/lumen/photometry.ies',
  ...['_headers', '_redirects', 'robots.txt', 'llms.txt', 'site.webmanifest', 'sitemap.xml'],
  ...['feed.xml', 'atom.xml', 'feed.json', 'frame.json', 'search-index.json'],
  ...['.well-known/security.txt', 'api/placeholder/1200/675'],
  ...listFiles(join(SAMPLE_ROOT, '.build/hosts')).map((file) => `../.build/hosts/${file}`),
];
const usual = openPage('/');

/** How to read a file of the built site, by extension; any other is text. */
const readers: Record<string, (file: string) => string | Promise<string>> = {
  html: (file) => {
    const page = openPage(`/${file.replace(/^index\.html$|\.html$/, '')}`);
    return toOutline(page, page === usual ? undefined : usual);
  },
  // Bundles are sorted by their hashes.
  _headers: (file) => toStable(readBuilt(file)).split('\n\n').toSorted().join('\n\n'),
  json: (file) => {
    // The search index is derived from the documents.
    const { index, averageFieldLength, build, ...said } = JSON.parse(readBuilt(file));
    return toLines(said);
  },
  pdf: async (file) => {
    const pdf = await getDocumentProxy(new Uint8Array(readBytes(file)));
    return (await extractText(pdf)).text.join('\n\n');
  },
  docx: (file) =>
    strFromU8(unzipSync(readBytes(file))['word/document.xml'] ?? new Uint8Array())
      .replaceAll('</w:p>', '\n')
      .replace(/<w:(?:pStyle|ilvl) w:val="([^"]*)"\/>/g, '[$1] ')
      .replace(/<[^>]+>/g, ''),
};

it.each(files)('%s says what was approved', async (file) => {
  const read = readers[file.slice(file.lastIndexOf('.') + 1)] ?? readBuilt;
  await expectApproved(toName(file), await read(file));
});

it('the built files are those that were approved, with a digest of what pages are made of', async () => {
  const lines = listFiles(DIST).map((file) => {
    const digest = /\.(?:json|md|svg|vtt)$/.test(file) ? toDigest(readBuilt(file)) : '';
    return `${toStable(file)} ${digest}`.trim();
  });
  await expectApproved('dist', lines.toSorted().join('\n'));
});

it('nothing is approved that is not looked at; delete it', () => {
  const looked = ['dist', ...files].map((file) => `${toName(file)}.txt`);
  expect(listFiles(APPROVED).filter((file) => !looked.includes(file))).toEqual([]);
});

function toName(file: string): string {
  return file.replace('../.build/', '');
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
}

function expectApproved(name: string, text: string) {
  return expect(`${toStable(text).trimEnd()}\n`).toMatchFileSnapshot(join(APPROVED, `${name}.txt`));
}
