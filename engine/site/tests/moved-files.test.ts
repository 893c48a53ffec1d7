import { expect, it } from 'vitest';
import { listMovedFiles } from '../hosts/moved-files.ts';

const pages = ['/', '/products', '/products/heart', '/products/heart/datasheet', '/insights'];
const files = [
  '/products/heart/datasheet.pdf',
  '/products/heart/specification.docx',
  '/products/heart/outline.dxf',
  '/icon-192.png',
];
const built = [
  ...files.map((file) => file.slice(1)),
  ...['products.md', 'products/heart.md', 'products/heart/datasheet.md', 'insights.md'],
  ...['og/products.png', 'og/products/heart.png', 'og/products/heart/datasheet.png'],
];
const list = (redirects: Record<string, string>, taken: string[] = []) =>
  listMovedFiles(
    Object.entries(redirects).map(([from, to]) => ({ from, to })),
    pages,
    files,
    (file) => [...built, ...taken].includes(file),
  ).map(({ from, to }) => `${from} ${to}`);

it('what belongs to a page moves with it', () => {
  expect(list({ '/products/core': '/products/heart' })).toEqual([
    '/products/core/specification.docx /products/heart/specification.docx',
    '/products/core/outline.dxf /products/heart/outline.dxf',
    '/products/core.md /products/heart.md',
    '/og/products/core.png /og/products/heart.png',
  ]);
  expect(list({ '/products/core/datasheet': '/products/heart/datasheet' })).toEqual([
    '/products/core/datasheet.pdf /products/heart/datasheet.pdf',
    '/products/core/datasheet.md /products/heart/datasheet.md',
    '/og/products/core/datasheet.png /og/products/heart/datasheet.png',
  ]);
});

it('what belongs to the pages below stays with those', () => {
  expect(list({ '/range': '/products' })).toEqual([
    '/range.md /products.md',
    '/og/range.png /og/products.png',
  ]);
});

it('what the whole site shares moves with no page', () => {
  expect(list({ '/home': '/' })).toEqual([]);
});

it('a place on a page, and another site, have no files', () => {
  const redirects = { '/a': '/products/heart#ratings', '/b': 'https://a.example/products/heart' };
  expect(list(redirects)).toEqual([]);
});

it('a file is never redirected, nor an address that has a line of its own', () => {
  const redirects = { '/a': '/insights', '/a.md': '/products', '/old.php': '/products' };
  expect(list(redirects)).toEqual([]);
  expect(list({ '/a': '/insights' }, ['a.md'])).toEqual([]);
});
