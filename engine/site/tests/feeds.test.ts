import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';

import { toFeeds } from '../build/seo/feeds.ts';
import type { SiteData } from '../define/site-data.ts';
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
  const feed = { authors: [text, text], category: 'Guides', date: '2026-03-01' };
  const page = createRecord('/insights/a', { head: { title: text, description: text }, feed });
  return toFeeds([LIST, page], SITE);
}

/** The text in elements with a name; throws if the XML is not well-formed. */
function readElements(xml: string, wanted: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const take = (text: string) => open.at(-1) === wanted && found.push(text);
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => open.push(name));
  parser.on('closetag', () => open.pop());
  parser.on('text', take);
  parser.on('cdata', take);
  parser.write(xml).close();
  return found;
}

it.each([
  ['the end of CDATA', 'a]]>b'],
  ['CDATA', '<![CDATA[a]]>'],
  ['markup', '<b>a</b> & "b" &amp;'],
  ['a processing instruction', '<?xml a?>'],
])('keeps %s in a text', (_, text) => {
  const feeds = feedsOf(text);
  for (const file of ['feed.xml', 'atom.xml']) {
    expect(readElements(feeds[file] ?? '', 'title').join('')).toContain(text);
  }
  expect(feeds['feed.json']).toContain(JSON.stringify(text));
});
