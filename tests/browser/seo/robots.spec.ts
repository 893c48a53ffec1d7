import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { pagesBelow } from '../built-pages';
import { site } from '../facts';
import { indexable, origin, readBuilt, toStem } from './dist';

const articles = pagesBelow('/insights');

/** What an XML parser finds: the texts and the attributes at a selector; throws on a mistake. */
function readXml(page: Page, xml: string, selector: string): Promise<string[]> {
  return page.evaluate(
    ([text = '', wanted = '']) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      const mistake = parsed.querySelector('parsererror');
      if (mistake) throw new Error(mistake.textContent ?? '');
      return [...parsed.querySelectorAll(wanted)].map(
        (one) => one.textContent?.trim() || one.getAttribute('href') || '',
      );
    },
    [xml, selector],
  );
}

test('the sitemap is the set of pages that may be indexed', async ({ page }) => {
  const addresses = await readXml(page, readBuilt('sitemap.xml'), 'loc');
  expect(addresses.toSorted()).toEqual(indexable.map((path) => origin + path).toSorted());
  const days = await readXml(page, readBuilt('sitemap.xml'), 'lastmod');
  expect(days.length).toBeGreaterThanOrEqual(25);
  expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day))).toEqual([]);
});

test('robots.txt names the sitemap and shuts nobody out', () => {
  const lines = readBuilt('robots.txt').split('\n');
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([]);
});

test('RSS has what its standard asks for', async ({ page }) => {
  const read = (selector: string) => readXml(page, readBuilt('feed.xml'), selector);
  for (const name of ['title', 'link', 'description', 'language', 'lastBuildDate']) {
    expect(await read(`channel > ${name}:not([rel])`), name).toHaveLength(1);
  }
  const [links, ids] = [await read('item > link'), await read('item > guid')];
  expect(links).toHaveLength(articles.length);
  expect(new Set(ids).size).toBe(articles.length);
  expect(links.filter((link) => !link.startsWith(`${origin}/insights/`))).toEqual([]);
  const days = (await read('item > pubDate')).map((day) => Date.parse(day));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  for (const author of await read('item > author')) expect(author).toMatch(/^\S+@\S+ \(.+\)$/);
});

test('Atom has what its standard asks for', async ({ page }) => {
  const read = (selector: string) => readXml(page, readBuilt('atom.xml'), selector);
  expect(await read('feed > id')).toEqual([`${origin}/insights`]);
  expect(await read('feed > link[rel="self"]')).toEqual([`${origin}/atom.xml`]);
  for (const name of ['id', 'title', 'updated', 'summary', 'author > name', 'link']) {
    expect(await read(`entry > ${name}`), name).toHaveLength(articles.length);
  }
  expect(new Set(await read('entry > id')).size).toBe(articles.length);
  expect(await read('category:not([term])')).toEqual([]);
});

test('the JSON feed has what its standard asks for', () => {
  const feed = JSON.parse(readBuilt('feed.json'));
  expect(feed).toMatchObject({ feed_url: `${origin}/feed.json`, title: expect.any(String) });
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  const items: { id: string; url: string; date_published: string }[] = feed.items;
  expect(new Set(items.map(({ id }) => id)).size).toBe(articles.length);
  expect(items.every(({ url }) => url.startsWith(`${origin}/insights/`))).toBe(true);
  expect(items.every(({ date_published }) => !Number.isNaN(Date.parse(date_published)))).toBe(true);
});

test('every page has a twin in Markdown that carries its headline', async ({ page }) => {
  await page.goto('/');
  for (const path of indexable) {
    const twin = readBuilt(`${toStem(path)}.md`);
    expect(twin, path).toMatch(/^---\ntitle: .+\ndescription: .+\nurl: .+\n---\n\n# \S/);
    const prose = twin.replace(/^```.*?^```/gms, '').replace(/`[^`]*`/g, '');
    expect(prose, path).not.toMatch(/<\/?[A-Z]|undefined|\[object/);
  }
  expect(readBuilt('insights/goose-timing-shared-networks.md')).toContain(
    '**Table 1. Transfer time classes of IEC 61850-5, and where we use them**\n\n| Class | Limit, ms |',
  );
});

test('llms.txt lists every twin once', () => {
  const text = readBuilt('llms.txt');
  expect(text).toMatch(/^# Ohmstead Grid\n\n> .+\n\n## Products\n\n- \[/);
  const links = [...text.matchAll(/^- \[.+?\]\((.+?)\): /gm)].map(([, link]) => link);
  const twins = indexable.map((path) => `${origin}/${toStem(path)}.md`);
  expect(links.toSorted()).toEqual(twins.toSorted());
});

test('the manifest names icons that exist, and security.txt ends within a year', () => {
  const manifest = JSON.parse(readBuilt('site.webmanifest'));
  const icons: { src: string }[] = manifest.icons;
  expect(icons.map(({ src }) => readBuilt(src.slice(1)).length > 100)).toEqual([true, true]);
  const fields = new Map(
    readBuilt('.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  expect(fields.get('Contact')).toBe(`mailto:${site.contact.email}`);
  expect(fields.get('Canonical')).toBe(`${origin}/.well-known/security.txt`);
  const year = 366 * 24 * 3600 * 1000;
  expect(Date.parse(fields.get('Expires') ?? '')).toBeLessThanOrEqual(Date.now() + year);
});

for (const [file, type] of [
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/feed.xml', 'application/rss+xml; charset=utf-8'],
  ['/atom.xml', 'application/atom+xml; charset=utf-8'],
  ['/feed.json', 'application/feed+json; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/products/core.md', 'text/markdown; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/og/index.png', 'image/png'],
]) {
  test(`${file} is served as ${type}`, async ({ request }) => {
    const answer = await request.get(file ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe(type);
  });
}
