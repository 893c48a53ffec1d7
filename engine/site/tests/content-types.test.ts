import { expect, it } from 'vitest';
import { contentTypeOf } from '../hosts/content-types.ts';

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
