import { expect, it } from 'vitest';
import { isText } from '../build/compress';
import { contentTypeOf } from '../build/content-types';

it.each([
  ['/', 'text/html; charset=utf-8'],
  ['/products/core', 'text/html; charset=utf-8'],
  ['/products/core.json', 'application/json; charset=utf-8'],
  ['/feed.json', 'application/feed+json; charset=utf-8'],
  ['/feed.xml', 'application/rss+xml; charset=utf-8'],
  ['/insights/feed.xml', 'application/xml; charset=utf-8'],
  ['/api/placeholder/8/6', 'image/svg+xml; charset=utf-8'],
  ['/assets/a.b-1.woff2', 'font/woff2'],
  ['/plan.dwg', undefined],
])('what stands at %s is %s', (path, type) => {
  expect(contentTypeOf(path)).toBe(type);
});

it.each([
  ['index.html', true],
  ['assets/boot-1.js', true],
  ['site.webmanifest', true],
  ['api/placeholder/1200/675', true],
  ['api/placeholder/1200/675/x', false],
  ['a/api/placeholder/1/1', false],
  ['plan.svg.png', false],
  ['index.html.br', false],
  ['sheet.pdf', false],
  ['js', false],
])('that %s is compressed: %s', (file, expected) => {
  expect(isText(file)).toBe(expected);
});
