import { describe, expect, it } from 'vitest';
import type { Cause } from '../causes';
import { explain, findCauses } from '../causes';
import { compareSites } from '../compare-sites';
import type { Sketch } from './built-site';
import { sketchSite } from './built-site';

const NOWHERE = new Map<string, string>();
const entry = (slug: string): Sketch => ({
  main: `<p>${slug}</p>`,
  title: slug.toUpperCase(),
  data: { article: { slug, path: `/insights/${slug}`, title: slug.toUpperCase() } },
});
const list = (...slugs: string[]): Sketch => ({
  main: slugs.map((slug) => `<p><a href="/insights/${slug}">${slug}</a></p>`).join(''),
});

describe('two built sites', () => {
  it('differ by pages that are new, gone or say something else', async () => {
    const before = sketchSite({ '/a': { main: 'A' }, '/b': { main: 'B' }, '/c': { main: 'C' } });
    const after = sketchSite({ '/a': { main: 'A' }, '/b': { main: 'Bee' }, '/d': { main: 'D' } });
    const { pages } = await compareSites(before, after, NOWHERE);
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
    const { pages } = await compareSites(before, after, NOWHERE);
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
    expect(await compareSites(before, after, NOWHERE)).toMatchObject({
      pages: [],
      suspects: [{ address: '/a', words: [] }],
    });
  });

  it('may look different everywhere where the styles differ', async () => {
    const pages = { '/a': { main: 'A' }, '/b': { main: 'B' } };
    const [before, after] = [sketchSite(pages), sketchSite(pages, { styles: 'p{}' })];
    const { suspects } = await compareSites(before, after, NOWHERE);
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
    const { pages, suspects } = await compareSites(before, after, new Map([['/old', '/new']]));
    expect(pages).toMatchObject([{ kind: 'moved', address: '/new', from: '/old', aspects: [] }]);
    expect(suspects).toEqual([]);
  });

  it('say where in a list something came and went', async () => {
    const entries = Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((slug) => [`/insights/${slug}`, entry(slug)]),
    );
    const before = sketchSite({ '/insights': list('b', 'c', 'd'), ...entries });
    const after = sketchSite({ '/insights': list('a', 'b', 'c'), ...entries });
    const { pages } = await compareSites(before, after, NOWHERE);
    expect(pages[0]?.places).toEqual(['“A” now stands at place 1 of 3', '“D” leaves place 3']);
  });
});

describe('the reason of a changed page', () => {
  const phone: Cause = {
    change: {
      kind: 'changed',
      file: 'content/site.yaml',
      name: 'Phone',
      isBodyChanged: false,
      fields: [
        {
          name: 'Phone',
          sentence: '',
          path: 'contact.phone',
          row: '',
          before: '+1 555 0142',
          after: '+1 555 0199',
          pieces: [],
        },
      ],
    },
    own: {},
    name: 'Phone',
  };
  const call = (number: string) => ({
    footer: `<a href="tel:${number.replaceAll(' ', '')}">${number}</a>`,
  });

  it('is a value that all of them share, where nothing else is new', async () => {
    const before = sketchSite({ '/a': { main: 'A' }, '/b': { main: 'B' } }, call('+1 555 0142'));
    const after = sketchSite({ '/a': { main: 'A' }, '/b': { main: 'Bee' } }, call('+1 555 0199'));
    const { pages } = await compareSites(before, after, NOWHERE);
    const explained = explain(pages, [phone]);
    expect(explained.map(({ page, isShared }) => [page.address, isShared])).toEqual([
      ['/a', true],
      ['/b', false],
    ]);
  });

  it('is not told twice where a new entry brings its own picture', () => {
    const source = { path: 'content/insights/ring.mdx', digest: '1', body: '![A](./ring.svg)' };
    const whole = { kind: 'added' as const, name: 'Ring', fields: [], isBodyChanged: true };
    const changes = [
      { ...whole, file: 'content/insights/ring.mdx' },
      { ...whole, file: 'content/insights/ring.svg' },
      { ...whole, file: 'content/insights/other.svg' },
    ];
    const data = { title: 'Ring' };
    const page = {
      main: 'Ring',
      data: { article: { slug: 'ring', path: '/insights/ring', ...data } },
    };
    const after = {
      site: sketchSite({ '/insights/ring': page }),
      sources: [{ ...source, data }],
    };
    const causes = findCauses(changes, { site: sketchSite({}), sources: [] }, after);
    expect(causes.map(({ change }) => change.file)).toEqual([
      'content/insights/ring.mdx',
      'content/insights/other.svg',
    ]);
  });

  it('is its own entry, or the one that it names', async () => {
    const added: Cause = {
      change: {
        kind: 'added',
        file: 'content/insights/ring.mdx',
        name: 'A ring that heals itself',
        fields: [],
        isBodyChanged: true,
      },
      own: { after: '/insights/ring' },
      name: 'A ring that heals itself',
    };
    const before = sketchSite({ '/': { main: 'Home' } });
    const after = sketchSite({
      '/': { main: '<p>Home</p><p>New: A ring that heals itself</p>' },
      '/insights/ring': { main: 'The ring' },
    });
    const { pages } = await compareSites(before, after, NOWHERE);
    expect(explain(pages, [phone, added]).map(({ causes }) => causes)).toEqual([[1], [1]]);
  });
});
