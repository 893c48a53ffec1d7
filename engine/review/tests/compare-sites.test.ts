import { describe, expect, it } from 'vitest';
import type { BuiltSite } from '../built-site';
import { compareSites, listMoves, shareRows } from '../compare-sites';
import { sketchSite } from './built-site';

const compare = (before: BuiltSite, after: BuiltSite, moves = new Map<string, string>()) =>
  compareSites({ before, after, moves });

describe('two built sites', () => {
  it('differ by pages that are new, gone or say something else', async () => {
    const before = sketchSite({ '/a': { main: 'A' }, '/b': { main: 'B' }, '/c': { main: 'C' } });
    const after = sketchSite({ '/a': { main: 'A' }, '/b': { main: 'Bee' }, '/d': { main: 'D' } });
    const { pages } = await compare(before, after);
    expect(pages.map(({ kind, address, aspects }) => [kind, address, aspects])).toEqual([
      ['changed', '/b', ['words']],
      ['added', '/d', []],
      ['removed', '/c', []],
    ]);
  });

  it('differ by links, pictures, search results and data, each by its name', async () => {
    const files = { 'ring.svg': 'round' };
    const before = sketchSite(
      {
        '/a': { main: '<a href="/x">x</a>' },
        '/b': { main: '<img src="/ring.svg" alt="">' },
        '/c': { main: 'C', title: 'Old' },
        '/d': { main: 'D', data: { hint: 'old' } },
      },
      { files },
    );
    const after = sketchSite(
      {
        '/a': { main: '<a href="/y">x</a>' },
        '/b': { main: '<img src="/ring.svg" alt="">' },
        '/c': { main: 'C', title: 'New' },
        '/d': { main: 'D', data: { hint: 'new' } },
      },
      { files: { 'ring.svg': 'square' } },
    );
    const touched = after.pages.get('/b');
    if (touched) touched.neutral += '<!-- another hash -->';
    const { pages } = await compare(before, after);
    expect(pages.map(({ address, aspects }) => [address, ...aspects])).toEqual([
      ['/a', 'links'],
      ['/b', 'pictures'],
      ['/c', 'search result'],
      ['/d', 'data'],
    ]);
  });

  it('are the same for readers where only the code differs, and may look different', async () => {
    const before = sketchSite({ '/a': { main: '<p class="old">A</p>' }, '/b': { main: 'B' } });
    const after = sketchSite({ '/a': { main: '<p class="new">A</p>' }, '/b': { main: 'B' } });
    expect(await compare(before, after)).toMatchObject({
      pages: [],
      suspects: [{ address: '/a', rows: [] }],
    });
  });

  it('may look different everywhere where the styles differ', async () => {
    const pages = { '/a': { main: 'A' }, '/b': { main: 'B' } };
    const [before, after] = [sketchSite(pages), sketchSite(pages, { styles: 'p{}' })];
    const { suspects } = await compare(before, after);
    expect(suspects.map(({ address }) => address)).toEqual(['/a', '/b']);
  });

  it('take a page at a new address for the same, and links to it for unchanged', async () => {
    const before = sketchSite({
      '/old': { main: 'A', title: 'A' },
      '/b': { main: '<a href="/old">A</a>' },
    });
    const after = sketchSite({
      '/new': { main: 'A', title: 'A' },
      '/b': { main: '<a href="/new">A</a>' },
    });
    const { pages, suspects } = await compare(
      before,
      after,
      listMoves(before, after, [['old', 'new']]),
    );
    expect(pages).toMatchObject([{ kind: 'moved', address: '/new', from: '/old', aspects: [] }]);
    expect(suspects).toEqual([]);
  });
});

describe('what many pages say anew', () => {
  const call = (number: string) => ({
    footer: `<p>Call ${number}.</p><a href="tel:${number}">${number}</a>`,
  });

  it('is told once, and pages by what else they say', async () => {
    const pages = (text: string) => ({
      '/a': { main: 'A' },
      '/b': { main: text },
      '/c': { main: 'C' },
    });
    const before = sketchSite(pages('B'), call('0142'));
    const after = sketchSite(pages('Bee'), call('0199'));
    const { pages: rest, shared } = shareRows((await compare(before, after)).pages, 3);
    expect(rest.map(({ address, rows }) => [address, rows.length])).toEqual([['/b', 1]]);
    expect(shared).toMatchObject([{ pages: ['/a', '/b', '/c'], only: ['/a', '/c'] }]);
    expect(shared[0]?.rows.map(({ aspect }) => aspect)).toEqual(['words', 'links']);
  });

  it('is told page by page where few of them say it', async () => {
    const before = sketchSite({ '/a': { main: 'A' }, '/b': { main: 'A' }, '/c': { main: 'C' } });
    const after = sketchSite({ '/a': { main: 'B' }, '/b': { main: 'C' }, '/c': { main: 'C' } });
    const { pages, shared } = shareRows((await compare(before, after)).pages, 3);
    expect([pages.length, shared.length]).toEqual([2, 0]);
  });
});
