import { expect, it } from 'vitest';
import { listMovedPages } from '../addresses/redirects.ts';

const ROUTES = ['/', '/products', '/products/:slug', '/products/:slug/datasheet', '/a/:page', '*'];
const PAGES = new Set(['/products', '/products/new', '/products/new/datasheet', '/products/plan']);

const list = (redirects: Record<string, string>) =>
  listMovedPages(
    Object.entries(redirects).map(([from, to]) => ({ from, to })),
    ROUTES,
    PAGES,
  ).map(({ from, to }) => `${from} ${to}`);

it.each([
  ['to the same page of another entry', '/products/new', '/products/new/datasheet'],
  ['where there is no such page', '/products/plan', '/products/plan'],
  ['to a list, after the entry was removed', '/products', '/products'],
  ['to a place on a page', '/products/new#ratings', '/products/new/datasheet'],
  ['to another site', 'https://a.example', 'https://a.example'],
])('a page below an entry follows it %s', (_, to, target) => {
  expect(list({ '/products/old': to })).toEqual([`/products/old/datasheet ${target}`]);
});

it('a page below an entry keeps a redirect of its own', () => {
  expect(list({ '/products/old': '/products', '/products/old/datasheet': '/' })).toEqual([]);
});

it('nothing follows a page that has none below it', () => {
  expect(list({ '/about': '/', '/a/1': '/', '/products/old/more': '/products' })).toEqual([]);
});
