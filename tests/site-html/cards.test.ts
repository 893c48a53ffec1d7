import { expect, it } from 'vitest';

import { indexable, origin, readBytes, readPage, readTag, toStem } from './dist.ts';

/** Networks show no card of more than 300 kB or so; one with a portrait in full color takes half of that. */
const LARGEST = 250_000;
/** How much of a title search results show, in characters. */
const LONGEST_TITLE = 70;
const property = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]*)"/>`);

it.each(indexable)('a shared link to %s has a card', (path) => {
  const html = readPage(path);
  for (const name of ['title', 'description', 'type', 'site_name']) {
    expect(readTag(html, property(name)), name).toBeTruthy();
  }
  expect(readTag(html, property('url'))).toBe(origin + path);
  expect(html).toContain(`<link rel="canonical" href="${origin}${path}"/>`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  const image = readTag(html, property('image')) ?? '';
  expect(image.startsWith(`${origin}/og/`)).toBe(true);
  const png = readBytes(image.slice(origin.length + 1));
  expect(png.length).toBeLessThan(LARGEST);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('each card bears the title of its page; further pages of a list share that of the list', () => {
  const images = new Map<string, string>();
  for (const path of indexable) {
    const [list = path, number] = path.split('/page/');
    const image = readTag(readPage(path), property('image')) ?? '';
    expect(image, path).toBe(`${origin}/og/${toStem(list)}.png`);
    const bytes = readBytes(image.slice(origin.length + 1)).toString('base64');
    if (number === undefined) images.set(path, bytes);
  }
  expect(new Set(images.values()).size).toBe(images.size);
});

it('titles and descriptions are there, of a length that search results show, and each is of one page', () => {
  const heads = indexable.map((path) => {
    const html = readPage(path);
    const title = readTag(html, /<title>([^<]*)<\/title>/) ?? '';
    const description = readTag(html, /<meta name="description" content="([^"]*)"/) ?? '';
    expect(title.length, path).toBeGreaterThan(5);
    expect(title.length, path).toBeLessThanOrEqual(LONGEST_TITLE);
    expect(description.length, path).toBeGreaterThan(40);
    expect(html).toContain('<html lang="en"');
    return { title, description };
  });
  for (const part of ['title', 'description'] as const) {
    const texts = heads.map((head) => head[part]);
    expect(
      texts.filter((text, index) => texts.indexOf(text) !== index),
      part,
    ).toEqual([]);
  }
});
