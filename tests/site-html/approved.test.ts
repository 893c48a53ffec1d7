import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';

import { builtPages, kindOf, onePageOfEachKind } from '../site/built-pages.ts';
import { SAMPLE_ROOT } from '../site/folders.ts';
import { readBuilt, readBytes, toStem } from './dist.ts';
import { openPage } from './document.ts';
import { toLines, toOutline, toStable } from './outline.ts';

/** The endings of a file that is built in several forms. */
const ENDING = /(?:-\d+)?\.[^./]+$/;
const DIST = join(SAMPLE_ROOT, 'dist');
const APPROVED = join(import.meta.dirname, 'approved');

/** Pages that show what the first one of their kind does not. */
const STATES = [
  '/404',
  '/about',
  '/company/careers',
  '/insights/retrofitting-vacuum-breakers',
  '/insights/sizing-detuned-capacitor-bank',
  '/support/glossary',
  '/support/technical',
];
/** The page whose data and Markdown stand for those of all. */
const ARTICLE = 'insights/sizing-detuned-capacitor-bank';
const kinds = onePageOfEachKind();
const files = [
  ...new Set([...kinds, ...STATES].map((path) => `${toStem(path)}.html`)),
  ...['json', 'md'].map((ending) => `${ARTICLE}.${ending}`),
  'products/core/datasheet.pdf',
  ...['docx', 'md'].map((ending) => `products/core/specification.${ending}`),
  'products/lumen/photometry.ies',
  ...['_headers', '_redirects', 'robots.txt', 'llms.txt', 'site.webmanifest', 'sitemap.xml'],
  ...['feed.xml', 'atom.xml', 'feed.json', 'frame.json', 'search-index.json'],
  ...['.well-known/security.txt', 'api/placeholder/1200/675'],
  ...listFiles(join(SAMPLE_ROOT, '.build/hosts')).map((file) => `../.build/hosts/${file}`),
];
const RENEW = 'if what is new below is right, `npm run approve` approves it';
const usual = openPage('/');

/** How to read a file of the built site, by extension; any other is text. */
const readers: Record<string, (file: string) => string | Promise<string>> = {
  html: (file) => {
    const path = `/${file.replace(/^index\.html$|\.html$/, '')}`;
    const outline = outlineOf(path);
    const known = new Set(STATES.includes(path) ? outlineOf(firstLike(path)).split('\n') : []);
    const lines = outline.split('\n');
    return lines.filter((line) => !known.has(line)).join('\n');
  },
  // Bundles are sorted by their hashes.
  _headers: (file) => toStable(readBuilt(file)).split('\n\n').toSorted().join('\n\n'),
  json: (file) => {
    // The HTML says the labels of a page.
    const { build, copy, ...content } = JSON.parse(readBuilt(file));
    return toLines(file === 'search-index.json' ? listDocuments(content) : content);
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

function outlineOf(path: string | undefined): string {
  if (path === undefined) return '';
  const page = openPage(path);
  return toOutline(page, page === usual ? undefined : usual);
}

/** The first page of the kind of another one; undefined if that is the first, or of no kind. */
function firstLike(path: string): string | undefined {
  const first = builtPages.includes(path)
    ? kinds.find((one) => kindOf(one) === kindOf(path))
    : undefined;
  return first === path ? undefined : first;
}

it.each(files)('%s says what was approved', async (file) => {
  const read = readers[file.slice(file.lastIndexOf('.') + 1)] ?? readBuilt;
  await expectApproved(toName(file), await read(file));
});

it('the built files are those that were approved', async () => {
  const files = listFiles(DIST).map(toStable).toSorted();
  const stems = [...new Set(files.map((file) => file.replace(ENDING, '')))];
  const lines = stems.map((stem) => {
    const own = files.filter((file) => file.replace(ENDING, '') === stem);
    return `${stem} ${own.map((file) => file.slice(stem.length)).join(' ')}`;
  });
  await expectApproved('dist', lines.toSorted().join('\n'));
});

it('nothing is approved that is not looked at; delete it', () => {
  const looked = ['dist', ...files].map((file) => `${toName(file)}.txt`);
  expect(listFiles(APPROVED).filter((file) => !looked.includes(file))).toEqual([]);
});

/** What the search finds: the documents of one page of each kind. The rest of its index follows from them. */
function listDocuments(index: SearchIndex): unknown[] {
  return Object.values(index.storedFields)
    .map(({ document }) => document)
    .filter(({ path }) => kinds.includes(path));
}

interface SearchIndex {
  storedFields: Record<string, { document: { path: string } }>;
}

function toName(file: string): string {
  return file.replace('../.build/', '');
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
}

function expectApproved(name: string, text: string) {
  return expect(`${toStable(text).trimEnd()}\n`, RENEW).toMatchFileSnapshot(
    join(APPROVED, `${name}.txt`),
  );
}
