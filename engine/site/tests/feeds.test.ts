import { SaxesParser } from 'saxes';
import { expect, expectTypeOf, it } from 'vitest';
import type { PageMeta } from '../define/page.ts';
import type { SiteData } from '../define/site-data.ts';
import { toFeeds } from '../seo/feeds.ts';
import { createRecord } from './page-record.fixture.ts';

const SITE = {
  site: {
    brand: { name: 'Grid' },
    footer: { copyright: '© Grid' },
    contact: { email: 'hello@grid.example' },
  },
  origin: 'https://grid.example',
} as unknown as SiteData;
const LIST = createRecord('/insights', { offersFeed: true });

/** The feeds of one article whose author-written texts are all the same. */
function feedsOf(text: string) {
  const authors: [string, ...string[]] = [text, text];
  const feed = { authors, category: text, date: '2026-03-01' };
  const page = createRecord('/insights/a', { head: { title: text, description: text }, feed });
  return toFeeds([LIST, page], SITE);
}

/** What a reader shows of HTML without tags. */
const readHtml = (html: string) =>
  html.replace(/&#x([\dA-F]+);/gi, (_, digits) =>
    String.fromCodePoint(Number.parseInt(digits, 16)),
  );

/** The whole texts of elements with a name; throws if the XML is not well-formed. */
function readElements(xml: string, tag: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const take = (text: string) => {
    if (open.at(-1) === tag) found[found.length - 1] += text;
  };
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name);
    if (name === tag) found.push(String(attributes.term ?? ''));
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', take);
  parser.on('cdata', take);
  parser.write(xml).close();
  return found;
}

it.each([
  ['the end of CDATA', 'a]]>b'],
  ['the end of CDATA twice', 'a]]>b]]>c'],
  ['CDATA', '<![CDATA[a]]>'],
  ['markup', '<b>a</b> & "b" &amp;'],
  ['a limit', 'why <5% & >3% matter'],
  ['a processing instruction', '<?xml a?>'],
  ['signs of engineers', '⌀ 22 mm, cos φ ≥ 0.95, 日本 😀'],
])('keeps %s in every text', (_, text) => {
  const feeds = feedsOf(text);
  const [rss, atom] = [feeds['feed.xml'] ?? '', feeds['atom.xml'] ?? ''];
  for (const xml of [rss, atom]) {
    expect(readElements(xml, 'title')[1]).toBe(text);
    expect(readElements(xml, 'category')).toEqual([text]);
  }
  expect(readElements(atom, 'summary')).toEqual([text]);
  expect(readElements(atom, 'name')).toEqual([text, text]);
  expect(readElements(rss, 'author')).toEqual(Array(2).fill(`hello@grid.example (${text})`));
  const html = readElements(rss, 'description')[1] ?? '';
  expect(html).not.toContain('<');
  expect(readHtml(html)).toBe(text);
  expect(JSON.parse(feeds['feed.json'] ?? '').items[0]).toMatchObject({
    title: text,
    content_text: text,
    authors: [{ name: text }, { name: text }],
    tags: [text],
  });
});

it('take no article without an author, which the compiler refuses', () => {
  type Feed = NonNullable<PageMeta['feed']>;
  expectTypeOf<Omit<Feed, 'authors'> & { authors: string[] }>().not.toExtend<Feed>();
  expectTypeOf<Omit<Feed, 'authors'> & { authors: [string] }>().toExtend<Feed>();
});
