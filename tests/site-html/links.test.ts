import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';

import { isFile } from '#check/addresses/paths';
import { builtPages } from '../site/built-pages.ts';
import { SAMPLE_DIST } from '../site/folders.ts';
import { openPage } from './document.ts';

const pages = [...builtPages, '/404'];

/** What links to the contact form may carry besides a topic and an entry: words, and a drawing. */
const CARRIED = ['message', 'kv', 'n', 'solve'];

function valuesOf(path: string, selector: string, attribute: string): string[] {
  const found = [...openPage(path).querySelectorAll(selector)];
  return found.map((one) => one.getAttribute(attribute) ?? '');
}

/** The internal links of a page, with their anchors. */
function linksOf(path: string): string[] {
  return [
    ...valuesOf(path, 'a[href^="/"], a[href^="#"]', 'href'),
    ...valuesOf(path, 'form[action^="/"]', 'action'),
  ];
}

/** The files that a page refers to. */
function filesOf(path: string): string[] {
  return [
    ...valuesOf(path, 'img, script[src]', 'src'),
    ...valuesOf(path, 'use[href^="/"], link:not([rel="canonical"])', 'href'),
    ...valuesOf(path, 'a[href^="/"]', 'href').filter((to) => /\.[a-z]+$/.test(to)),
  ];
}

function isDead(path: string, link: string): boolean {
  const { pathname, hash } = new URL(link, `http://site${path}`);
  if (isFile(pathname)) return false;
  const anchor = decodeURIComponent(hash.slice(1));
  if (!pages.includes(pathname)) return true;
  return anchor !== '' && openPage(pathname).getElementById(anchor) === null;
}

it.each(pages)('every internal link and anchor of %s leads somewhere', (path) => {
  const links = linksOf(path);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => isDead(path, link))).toEqual([]);
});

it.each(pages)('every file that %s names is there, and none is of another site', (path) => {
  const files = filesOf(path);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => !file.startsWith('/'))).toEqual([]);
  const isMissing = (file: string) =>
    !existsSync(new URL(file.slice(1).replace(/[?#].*/, ''), SAMPLE_DIST));
  expect(files.filter(isMissing)).toEqual([]);
});

it('every link to the contact form names a topic and an entry that it knows', () => {
  const known = valuesOf('/company/contact', 'form.form option', 'value');
  const links = builtPages.flatMap((path) =>
    valuesOf(path, 'a[href^="/company/contact?"]', 'href'),
  );
  expect(links.length).toBeGreaterThan(20);
  const linked = links
    .flatMap((link) => [...new URL(link, 'http://site').searchParams])
    .filter(([name]) => !CARRIED.includes(name))
    .map(([name, value]) => (name === 'topic' ? value : `${name}:${value}`));
  expect(linked.filter((value) => !known.includes(value))).toEqual([]);
});
