import { describe, expect, it } from 'vitest';

import { toCanonicalPath, toDataFile, toHtmlFile, withParameter } from '../paths';

describe('paths', () => {
  it('put the page and the data of an address beside each other', () => {
    expect(toHtmlFile('/')).toBe('index.html');
    expect(toDataFile('/')).toBe('index.json');
    expect(toHtmlFile('/products/core')).toBe('products/core.html');
    expect(toDataFile('/products/core')).toBe('products/core.json');
  });

  it.each([
    ['/', '/'],
    ['/products/', '/products'],
    ['//products//core', '/products/core'],
    ['/index.html', '/'],
    ['/products.html', '/products'],
    ['', '/'],
  ])('have one spelling: %s is %s', (path, canonical) => {
    expect(toCanonicalPath(path)).toBe(canonical);
  });

  it('take a parameter, before the anchor and beside other parameters', () => {
    expect(withParameter('/contact', 'topic', 'a b')).toBe('/contact?topic=a%20b');
    expect(withParameter('/contact?topic=quote', 'product', 'core')).toBe(
      '/contact?topic=quote&product=core',
    );
    expect(withParameter('/contact#form', 'topic', 'quote')).toBe('/contact?topic=quote#form');
  });
});
