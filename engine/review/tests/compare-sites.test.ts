import { describe, expect, it } from 'vitest';

import { compareSites, joinAlike } from '../compare-sites';
import { sketchSite } from './built-site';

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
      },
      { files },
    );
    const after = sketchSite(
      {
        '/a': { main: '<a href="/y">x</a>' },
        '/b': { main: '<img src="/ring.svg" alt="">' },
        '/c': { main: 'C', title: 'New' },
      },
      { files: { 'ring.svg': 'square' } },
    );
    const touched = after.pages.get('/b');
    if (touched) touched.neutral += '<!-- another hash -->';
    const { pages } = await compareSites(before, after);
    expect(pages.map(({ address, rows }) => [address, ...rows.map(({ label }) => label)])).toEqual([
      ['/a', 'Link'],
      ['/b', 'Picture'],
      ['/c', 'Title, in search results'],
    ]);
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
    const told = joinAlike((await compareSites(before, after)).pages);
    expect(told).toMatchObject([
      { address: '/a', also: ['/c'] },
      { address: '/b', also: [] },
    ]);
  });
});
