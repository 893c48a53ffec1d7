import { describe, expect, it } from 'vitest';
import { renameInRedirects, renameLink } from '../rename/find-mentions';
import type { Move } from '../rename/read-move';

const move: Move = {
  collection: 'products',
  from: 'core',
  to: 'heart',
  pages: { from: '/products/core', to: '/products/heart' },
};

describe('a link to an entry that gets another name', () => {
  it.each([
    ['/products/core', '/products/heart'],
    ['/products/core#limits', '/products/heart#limits'],
    ['/products/core/datasheet?a=b', '/products/heart/datasheet?a=b'],
    ['/products/core.pdf', '/products/heart.pdf'],
    ['/products#core', '/products#heart'],
    ['/company/contact?product=core', '/company/contact?product=heart'],
  ])('%s becomes %s', (link, renamed) => {
    expect(renameLink(link, move, 'content/jobs/a.mdx')).toBe(renamed);
  });

  it('is an anchor alone on the page of the list', () => {
    expect(renameLink('#core', move, 'content/pages/products.mdx')).toBe('#heart');
    expect(renameLink('#core', move, 'content/jobs/a.mdx')).toBeUndefined();
  });

  it.each([
    '/products/cores',
    '/stories/core',
    'core',
    '/products#cores',
    'https://products/core',
    '/company/contact?product=core-lite',
  ])('%s is none', (link) => {
    expect(renameLink(link, move, 'content/jobs/a.mdx')).toBeUndefined();
  });
});

describe('redirects of an entry that gets another name', () => {
  const addresses = new Map([['/products/core', '/products/heart']]);

  it('lead to the new address, and one is added', () => {
    expect(renameInRedirects('# Old\n/c: /products/core#a # why\n', move, addresses)).toBe(
      '# Old\n/c: /products/heart#a # why\n/products/core: /products/heart\n',
    );
  });

  it('keep line ends and end with one', () => {
    expect(renameInRedirects('/a: /b\r\n/b: /c', move, addresses)).toBe(
      '/a: /b\r\n/b: /c\r\n/products/core: /products/heart\r\n',
    );
  });

  it('do not start where a page stands now', () => {
    const back = '/a: /b\n/products/heart: /products/core\n';
    expect(renameInRedirects(back, move, addresses)).toBe(
      '/a: /b\n/products/core: /products/heart\n',
    );
    expect(renameInRedirects(back, move, new Map())).toBe('/a: /b\n');
  });
});
