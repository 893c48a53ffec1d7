import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBuilt, isServed, listRewrites, PRIVATE, toCanonicalPath } from '../addresses/hosts.ts';

/** Addresses made of what hosts treat in a special way. */
const address = fc
  .array(
    fc.constantFrom('/', '/', 'a', 'index', '.html', '404', '_', '.', '-', 'br', '.gz', 'core'),
    { maxLength: 8 },
  )
  .map((pieces) => `/${pieces.join('')}`);

/** Where nginx, which merges slashes by itself, sends a request. */
function rewrite(path: string): string {
  for (const [pattern, target] of listRewrites()) {
    const found = new RegExp(pattern).exec(path);
    if (found) return target.replace('$1', found[1] ?? '');
  }
  return path;
}

describe('an address', () => {
  it.each([
    ['/', '/'],
    ['/products/', '/products'],
    ['//products//core', '/products/core'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/index.html/', '/'],
    ['/products.html', '/products'],
    ['/products/index', '/products'],
    ['/products/index.html', '/products'],
    ['/reindex.html', '/reindex'],
    ['/index/a', '/index/a'],
    ['/a.html.pdf', '/a.html.pdf'],
    ['', '/'],
  ])('has one spelling: %s is %s', (path, canonical) => {
    expect(toCanonicalPath(path)).toBe(canonical);
  });

  it.each(['/', '/products', '/index/a', '/404-faults', '/reindex', '/.well-known/security.txt'])(
    '%s is served',
    (path) => {
      expect(isServed(path)).toBe(true);
    },
  );

  it.each([
    ...['/index', '/support/index', '/products.html', '/a/', '//a', '/404', '/support/404'],
    ...['/_headers', '/a.gz', '/a.br', '/.env', '/a/.git/config'],
  ])('%s is not served', (path) => {
    expect(isServed(path)).toBe(false);
  });

  it('is put right by the rules for nginx as by the preview', () => {
    fc.assert(
      fc.property(address, (path) => {
        const single = path.replace(/\/{2,}/g, '/');
        fc.pre(!PRIVATE.test(single) && !single.includes('/.'));
        expect(rewrite(single)).toBe(toCanonicalPath(single));
      }),
    );
  });

  it('below a folder of the build is the build’s', () => {
    expect(['/assets/a', '/API/a', '/admin/a/b'].filter(isBuilt)).toHaveLength(3);
    expect(['/assets', '/apis/a', '/a/assets/b'].filter(isBuilt)).toEqual([]);
  });
});
