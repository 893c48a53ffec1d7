import { describe, expect, it } from 'vitest';

import { compareSites, findConsequences, joinAlike } from '../compare-sites.ts';
import type { PageChange } from '../review-data.ts';
import { sketchSite } from './built-site.ts';

describe('two built sites', () => {
  it('differ by pages that are new, gone or say something else', async () => {
    const before = sketchSite({ '/a': { main: 'A' }, '/b': { main: 'B' }, '/c': { main: 'C' } });
    const after = sketchSite({ '/a': { main: 'A' }, '/b': { main: 'Bee' }, '/d': { main: 'D' } });
    const { pages } = await compareSites(before, after);
    expect(pages.map(({ kind, address }) => `${kind} ${address}`)).toEqual([
      'changed /b',
      'added /d',
      'removed /c',
    ]);
  });

  it('differ by links, pictures and search results, each by its name', async () => {
    const files = { 'ring.svg': 'round' };
    const before = sketchSite(
      {
        '/a': { main: '<a href="/x">x</a>' },
        '/b': { main: '<img src="/ring.svg" alt="">' },
        '/c': { main: 'C', title: 'Old' },
        '/d': { main: 'D' },
      },
      { files },
    );
    const after = sketchSite(
      {
        '/a': { main: '<a href="/y">x</a>' },
        '/b': { main: '<img src="/ring.svg" alt="">' },
        '/c': { main: 'C', title: 'New' },
        '/d': { main: 'D' },
      },
      { files: { 'ring.svg': 'square' } },
    );
    const touched = after.pages.get('/b');
    if (touched) touched.neutral += '<!-- another hash -->';
    const found = after.pages.get('/d');
    if (found) found.description = 'More';
    const { pages } = await compareSites(before, after);
    expect(pages.map(({ address, rows }) => [address, ...rows.map(({ label }) => label)])).toEqual([
      ['/a', 'Link'],
      ['/b', 'Picture'],
      ['/c', 'Title, in search results'],
      ['/d', 'Description, in search results'],
    ]);
  });

  it('count how often a link stands on a page, and set what went against what came', async () => {
    const link = (...targets: string[]) => ({
      main: targets.map((to) => `<p><a href="${to}">x</a></p>`).join(''),
    });
    const before = sketchSite({ '/a': link('/x', '/x', '/y') });
    const after = sketchSite({ '/a': link('/y', '/x', '/z') });
    const [page] = (await compareSites(before, after)).pages;
    expect(page?.rows).toEqual([
      {
        label: 'Link',
        segments: [
          { kind: 'out', text: '/x' },
          { kind: 'in', text: '/z' },
        ],
      },
    ]);
  });

  it('tell pictures apart by what they show, those of other hosts by their address', async () => {
    const picture = (src: string, rest = '') => ({ main: `<img src="${src}" alt="">${rest}` });
    const files = { 'assets/old-12345678.png': 'one', 'assets/new-1234567890.png': 'one' };
    const before = sketchSite(
      { '/a': picture('/assets/old-12345678.png?w=1'), '/b': picture('https://x.example/a/b.png') },
      { files },
    );
    const after = sketchSite(
      {
        '/a': picture('/assets/new-1234567890.png', ' '),
        '/b': picture('https://x.example/a/c.png'),
      },
      { files },
    );
    const { pages } = await compareSites(before, after);
    expect(pages).toMatchObject([
      { address: '/b', rows: [{ segments: [{ text: 'b.png' }, { text: 'c.png' }] }] },
    ]);
  });

  it('name pictures as their files are called, without what a build adds', async () => {
    const pictures = (...names: string[]) => ({
      main: names.map((name) => `<img src="/assets/${name}" alt="">`).join(''),
    });
    const before = sketchSite({ '/a': pictures('ring-12345678.png', 'one-0123456789.svg') });
    const after = sketchSite({ '/a': pictures('loop-of-1.png') });
    const [page] = (await compareSites(before, after)).pages;
    expect(page?.rows.map(({ segments }) => segments.map(({ text }) => text))).toEqual([
      ['ring.png', 'loop-of-1.png'],
      ['one.svg'],
    ]);
  });

  it('say where the address of a page leads that is gone, if anywhere', async () => {
    const before = sketchSite({ '/a': { main: 'A' }, '/b': { main: 'B' } });
    const after = sketchSite({}, { redirects: { '/a': 'https://x.example/' } });
    const { pages } = await compareSites(before, after);
    expect(pages.map(({ address, redirect }) => [address, redirect])).toEqual([
      ['/a', 'https://x.example/'],
      ['/b', undefined],
    ]);
  });

  it('have not moved a page to where another stood already', async () => {
    const before = sketchSite({ '/a': { main: 'A' }, '/b': { main: 'B' } });
    const after = sketchSite({ '/b': { main: 'B' } }, { redirects: { '/a': '/b' } });
    const { pages } = await compareSites(before, after);
    expect(pages).toMatchObject([{ kind: 'removed', address: '/a', redirect: '/b' }]);
  });

  it('are the same for readers where only the code differs, and may look different', async () => {
    const before = sketchSite({ '/a': { main: '<p class="old">A</p>' }, '/b': { main: 'B' } });
    const after = sketchSite({ '/a': { main: '<p class="new">A</p>' }, '/b': { main: 'B' } });
    expect(await compareSites(before, after)).toMatchObject({
      pages: [],
      suspects: [{ address: '/a', rows: [] }],
    });
  });

  it('take a page at a new address for the same, and links to it for unchanged', async () => {
    const before = sketchSite({
      '/old': { main: 'A', title: 'A' },
      '/b': { main: '<a href="/old">A</a>' },
    });
    const after = sketchSite(
      { '/new': { main: 'A', title: 'A' }, '/b': { main: '<a href="/new">A</a>' } },
      { redirects: { '/old': '/new' } },
    );
    const { pages } = await compareSites(before, after);
    expect(pages).toMatchObject([{ kind: 'moved', address: '/new', from: '/old', rows: [] }]);
  });
});

describe('what many pages say anew', () => {
  const page = (address: string, text: string, more: Partial<PageChange> = {}): PageChange => ({
    kind: 'changed',
    address,
    title: '',
    also: [],
    ...more,
    rows: text === '' ? [] : [{ label: address, segments: [{ kind: 'in', text }] }],
  });

  it.each([
    ['the same but for the end of a sentence', page('/a', 'x.'), page('/b', ' x'), 1],
    ['other words', page('/a', 'x'), page('/b', 'y'), 2],
    ['new pages', page('/a', 'x', { kind: 'added' }), page('/b', 'x', { kind: 'added' }), 2],
    ['a page whose file changed', page('/a', 'x', { file: 'content/a.mdx' }), page('/b', 'x'), 2],
    ['pages that only look different', page('/a', ''), page('/b', ''), 2],
  ])('is told so often: %s', (_, one, other, times) => {
    expect(joinAlike([one, other])).toHaveLength(times);
  });

  const call = (number: string) => ({
    footer: `<p>Call ${number}.</p><a href="tel:${number}">${number}</a>`,
  });

  it('is told once, and pages that say something else too by themselves', async () => {
    const pages = (text: string, number: string) => ({
      '/a': { main: 'A' },
      '/b': { main: text },
      '/c': { main: `<p>C</p><p>Or call ${number}.</p>` },
    });
    const before = sketchSite(pages('B', '0142'), call('0142'));
    const after = sketchSite(pages('Bee', '0199'), call('0199'));
    const changes = joinAlike((await compareSites(before, after)).pages);
    expect(changes).toMatchObject([
      { address: '/a', also: ['/c'] },
      { address: '/b', also: [] },
    ]);
  });
});

/** A site with the given documents in its search index, by address. */
function siteOf(found: Record<string, string>, pdfs: Record<string, string> = {}, redirects = {}) {
  const titles = Object.values(found).map((title, id) => [id, { document: { title } }]);
  const documentIds = Object.fromEntries(Object.keys(found).map((path, id) => [id, path]));
  const index = { documentIds, storedFields: Object.fromEntries(titles) };
  const files = { ...pdfs, 'search-index.json': JSON.stringify(index) };
  return sketchSite({}, { files, redirects });
}

it('what a search finds, where old addresses lead and what PDFs show is told where it differs', async () => {
  const before = siteOf(
    { '/a': 'A', '/b': 'Bee', '/c': 'C' },
    { 'a.pdf': 'a', 'b.pdf': 'b', 'c.pdf': 'c', 'a.png': 'a' },
    { '/same': '/a', '/old': '/b', '/gone': '/c' },
  );
  const after = siteOf(
    { '/a': 'A', '/b': 'Wasp', '/d': 'D' },
    { 'a.pdf': 'a', 'b.pdf': 'bee', 'd.pdf': 'd', 'a.png': 'b' },
    { '/same': '/a', '/old': '/d', '/new': '/c' },
  );
  const changes = await findConsequences(before, after);
  const lines = changes.map(({ what, rows }) => [
    what,
    ...rows.map(({ label, segments }) =>
      [label, ...segments.map(({ kind, text }) => `${kind}:${text}`)].join(' '),
    ),
  ]);
  expect(lines).toEqual([
    ['Found by the search', '/b out:Bee in:Wasp', '/d in:D', '/c out:C'],
    ['Where old addresses lead', '/old out:/b in:/d', '/new in:/c', '/gone out:/c'],
    ['PDFs', '/b.pdf out:as it was in:drawn anew', '/d.pdf in:new', '/c.pdf out:as it was'],
  ]);
});

it('nothing is told of what is the same, nor of a search that cannot be read', async () => {
  const site = siteOf({ '/a': 'A' }, { 'a.pdf': 'a' }, { '/old': '/a' });
  expect(await findConsequences(site, site)).toEqual([]);
  const older = sketchSite({}, { files: { 'search-index.json': '{"documents":[]}' } });
  expect(await findConsequences(older, sketchSite({}))).toEqual([]);
});
