import { expect, it } from 'vitest';

import { headersOf, type PageHeader, toContentSecurityPolicy } from '../hosts/headers.ts';

const site = { policy: '', origin: 'https://grid.example', own: [] };

it('allows the one inlined stylesheet by its hash and nothing else inline', () => {
  const policy = toContentSecurityPolicy('a{}', null);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(
    "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
  );
  expect(policy).not.toContain('unsafe');
});

it('lets forms and scripts reach the origin of the server for forms, and no other', () => {
  const policy = toContentSecurityPolicy('', 'https://forms.example/site?x=1');
  expect(policy).toContain("connect-src 'self' https://forms.example;");
  expect(policy).toContain("form-action 'self' mailto: https://forms.example;");
  expect(toContentSecurityPolicy('', null)).toContain("form-action 'self' mailto:;");
});

it('lets browsers keep hashed files for good and asks again for pages', () => {
  const cacheOf = (path: string) => new Map(headersOf(path, site)).get('Cache-Control');
  expect(cacheOf('/assets/boot-1.js')).toBe('public, max-age=31536000, immutable');
  expect(cacheOf('/products')).toBe('public, max-age=0, must-revalidate');
});

it('gives drawings a policy of their own, under which nothing runs', () => {
  const policyOf = (path: string) =>
    new Map(headersOf(path, { ...site, policy: 'of pages' })).get('Content-Security-Policy');
  const ofDrawings = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  for (const path of ['/favicon.svg', '/assets/a-1.svg', '/api/placeholder/8/6']) {
    expect(policyOf(path)).toBe(ofDrawings);
  }
  for (const path of ['/', '/products', '/a.svg.txt', '/a.svg\n']) {
    expect(policyOf(path)).toBe('of pages');
  }
});

it('keeps data out of search engines, and names the page that Markdown is a twin of', () => {
  const headerOf = (path: string, name: string) => new Map(headersOf(path, site)).get(name);
  expect(headerOf('/products/core.json', 'X-Robots-Tag')).toBe('noindex');
  expect(headerOf('/products/core', 'X-Robots-Tag')).toBeUndefined();
  expect(headerOf('/products/core.md', 'Link')).toBe(
    '<https://grid.example/products/core>; rel="canonical"',
  );
  expect(headerOf('/index.md', 'Link')).toBe('<https://grid.example/>; rel="canonical"');
  expect(headerOf('/a.md\n', 'Link')).toBeUndefined();
  expect(headerOf('/products/core', 'Link')).toBeUndefined();
});

it('gives a page headers of its own, at both of its addresses and no other', () => {
  const own: PageHeader[] = [{ path: '/map', header: ['Content-Security-Policy', 'of the map'] }];
  const policyAt = (path: string) =>
    new Map(headersOf(path, { ...site, policy: 'of pages', own })).get('Content-Security-Policy');
  expect(['/map', '/map.html'].map(policyAt)).toEqual(['of the map', 'of the map']);
  for (const path of ['/maps', '/products/map', '/map/map.js'])
    expect(policyAt(path)).toBe('of pages');
});
