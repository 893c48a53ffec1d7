import { describe, expect, it } from 'vitest';
import { contentModel } from '../model';
import { renameInRedirects, renameLink } from '../rename/find-mentions';
import { type Move, readMove } from '../rename/read-move';

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
    ['/company/contact?a=b&product=core&c=d', '/company/contact?a=b&product=heart&c=d'],
    ['/company/contact?product=core#form', '/company/contact?product=heart#form'],
    ['/products/core?product=core', '/products/heart?product=heart'],
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
    '/company/contact?by-product=core',
    './core',
    '/other#core',
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
    const more = new Map([...addresses, ['/products/core/sheet', '/products/heart/sheet']]);
    expect(renameInRedirects(`${back}/products/heart/sheet: /b`, move, more)).toBe(
      '/a: /b\n/products/core: /products/heart\n/products/core/sheet: /products/heart/sheet',
    );
  });

  it.each([
    ['', '/products/core: /products/heart\n'],
    ['/a: /b', '/a: /b\n/products/core: /products/heart\n'],
  ])('are added behind %j', (before, after) => {
    expect(renameInRedirects(before, move, addresses)).toBe(after);
    expect(renameInRedirects(before, move, new Map())).toBe(before);
  });

  it('stay as they are where the entry has no page', () => {
    const before = '/a: /products/core\n/products/heart: /b';
    expect(renameInRedirects(before, { ...move, pages: undefined }, new Map())).toBe(before);
  });
});

describe('an entry and its new name', () => {
  const paths = ['content/jobs/fitter.mdx', 'content/jobs/welder.mdx', 'content/team/ada.mdx'];
  const read = (...words: string[]) => readMove(contentModel, words, paths);

  it.each([
    ['jobs/fitter', 'pipe-fitter'],
    ['content/jobs/fitter.mdx', './content/jobs/pipe-fitter.mdx'],
    ['/company/careers/fitter/', '/company/careers/pipe-fitter'],
    ['.\\content\\jobs\\fitter.mdx', 'jobs/pipe-fitter'],
  ])('may be written as %s and %s', (from, to) => {
    expect(read(from, to)).toEqual({
      collection: 'jobs',
      from: 'fitter',
      to: 'pipe-fitter',
      pages: { from: '/company/careers/fitter', to: '/company/careers/pipe-fitter' },
    });
  });

  it('have no addresses where its collection has no pages', () => {
    expect(read('team/ada', 'team/ida').pages).toBeUndefined();
  });

  it.each([
    [['fitter', 'jobs/a'], '"fitter" names no collection; write, for example, stories/fitter'],
    [['job/fitter', 'a'], '"job" is not a collection: '],
    [['job/fitter', 'a'], 'did you mean "jobs"?'],
    [['jobs/fiter', 'a'], 'there is no content/jobs/fiter.mdx; did you mean "fitter"?'],
    [['jobs/ada', 'a'], 'there is no content/jobs/ada.mdx'],
    [['pages/company/terms', 'a'], 'pages/company/terms is a page and no entry of '],
    [['jobs/fitter', 'team/fitter'], 'team/fitter lies in another folder'],
    [['jobs/fitter', 'jobs/Welder!'], 'hyphens only; write jobs/welder'],
    [['jobs/fitter', 'jobs/!'], /hyphens only$/],
    [['jobs/fitter', 'jobs/fitter'], 'jobs/fitter has that name already'],
    [['jobs/fitter', 'jobs/welder'], 'content/jobs/welder.mdx exists already'],
    [['jobs/fitter', 'a', 'b'], 'write the entry and its new name'],
    [[], 'write the entry and its new name'],
  ])('are refused as %j', (words, message) => {
    expect(() => read(...words)).toThrow(message);
  });
});
