import { DOMParser } from 'linkedom';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';

import { pagesBelow } from '../site/built-pages.ts';
import { indexable, origin, readBuilt, toStem } from './dist.ts';

const articles = pagesBelow('/insights');

/** The texts and addresses at a selector; throws if the file is not valid XML. */
function readXml(file: string, selector: string): string[] {
  const xml = readBuilt(file);
  // The parser below is lenient.
  const parser = new SaxesParser();
  parser.on('error', fail);
  parser.write(xml).close();
  const parsed = new DOMParser().parseFromString(xml, 'text/xml');
  return [...parsed.querySelectorAll(selector)].map(
    (one) => one.textContent?.trim() || one.getAttribute('href') || '',
  );
}

function fail(mistake: Error): never {
  throw mistake;
}

it('the sitemap is the set of pages that may be indexed', () => {
  const addresses = readXml('sitemap.xml', 'loc');
  expect(addresses.toSorted()).toEqual(indexable.map((path) => origin + path).toSorted());
});

it('the search finds pages that search engines may show, and no others', () => {
  const found: string[] = Object.values(JSON.parse(readBuilt('search-index.json')).documentIds);
  expect(found.length).toBeGreaterThan(articles.length);
  expect(found.filter((path) => !indexable.includes(path))).toEqual([]);
});

it('RSS has what its standard asks for', () => {
  const read = (selector: string) => readXml('feed.xml', selector);
  for (const name of ['title', 'link', 'description', 'language', 'lastBuildDate']) {
    expect(read(`channel > ${name}:not([rel])`), name).toHaveLength(1);
  }
  const [links, ids] = [read('item > link'), read('item > guid')];
  expect(links).toHaveLength(articles.length);
  expect(new Set(ids).size).toBe(articles.length);
  expect(links.filter((link) => !link.startsWith(`${origin}/insights/`))).toEqual([]);
  const days = read('item > pubDate').map((day) => Date.parse(day));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  for (const author of read('item > author')) expect(author).toMatch(/^\S+@\S+ \(.+\)$/);
});

it('Atom has what its standard asks for', () => {
  const read = (selector: string) => readXml('atom.xml', selector);
  expect(read('feed > id')).toEqual([`${origin}/insights`]);
  expect(read('feed > link[rel="self"]')).toEqual([`${origin}/atom.xml`]);
  for (const name of ['id', 'title', 'updated', 'summary', 'author > name', 'link']) {
    expect(read(`entry > ${name}`), name).toHaveLength(articles.length);
  }
  expect(new Set(read('entry > id')).size).toBe(articles.length);
  expect(read('category:not([term])')).toEqual([]);
});

it('the JSON feed has what its standard asks for', () => {
  const feed = JSON.parse(readBuilt('feed.json'));
  expect(feed).toMatchObject({ feed_url: `${origin}/feed.json`, title: expect.any(String) });
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  const items: { id: string; url: string; date_published: string }[] = feed.items;
  expect(new Set(items.map(({ id }) => id)).size).toBe(articles.length);
  expect(items.every(({ url }) => url.startsWith(`${origin}/insights/`))).toBe(true);
  expect(items.every(({ date_published }) => !Number.isNaN(Date.parse(date_published)))).toBe(true);
});

it('every page has a twin in Markdown that carries its headline', () => {
  for (const path of indexable) {
    const twin = readBuilt(`${toStem(path)}.md`);
    expect(twin, path).toMatch(/^---\ntitle: .+\ndescription: .+\nurl: .+\n---\n\n# \S/);
    const prose = twin.replace(/^```.*?^```/gms, '').replace(/`[^`]*`/g, '');
    expect(prose, path).not.toMatch(/<\/?[A-Z]|undefined|\[object/);
  }
});

it('llms.txt lists every twin once', () => {
  const text = readBuilt('llms.txt');
  expect(text).toMatch(/^# Ohmstead Grid\n\n> .+\n\n## Products\n\n- \[/);
  const links = [...text.matchAll(/^- \[.+?\]\((.+?)\): /gm)].map(([, link]) => link);
  const twins = indexable.map((path) => `${origin}/${toStem(path)}.md`);
  expect(links.toSorted()).toEqual(twins.toSorted());
});
