import { brotliCompressSync } from 'node:zlib';
import type { ViteDevServer } from 'vite';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Content, type LoadedPage, unknownSize } from '#site';
import type { InsightEntry } from '../../../src/collections/insights/collection.ts';
import type { Workspace } from '../workspace.ts';
import { createWorkspace } from '../workspace.ts';

type Lists = typeof import('../../../src/pages/insights/page.ts');
type Config = typeof import('../../../src/content.config.ts');
type Collection = typeof import('../../../src/collections/insights/collection.ts');
type Search = typeof import('../../../src/pages/search/page.ts');
type Entry = typeof import('../../../src/entry-server.tsx');

const ADDED = 10_000;
const ASSETS = { css: '', stylesheet: '/main.css', fonts: [], script: '/boot.js', build: '' };

let workspace: Workspace;
let server: ViteDevServer;
let lists: Lists;
let content: Content;
let articles: InsightEntry[];

async function load<T>(file: string): Promise<T> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no module runner here');
  return ssr.runner.import<T>(`/${file}`);
}

beforeAll(async () => {
  workspace = await createWorkspace();
  const { root } = workspace;
  server = await createServer({
    root,
    logLevel: 'error',
    server: { middlewareMode: true },
  });
  lists = await load<Lists>('src/pages/insights/page.ts');
  ({ content } = (await load<Entry>('src/entry-server.tsx')).siteContent);
  const { insights } = await load<Collection>('src/collections/insights/collection.ts');
  articles = content.getCollection(insights).all;
});
afterAll(async () => {
  await server.close();
  await workspace.remove();
});

/** Ten thousand articles, older than the existing ones. */
function growArticles(): InsightEntry[] {
  const models = articles.filter(({ featured }) => !featured);
  const added = Array.from({ length: ADDED }, (_, index) => {
    const model = models[index % models.length];
    if (model === undefined) throw new Error('There is no article to copy');
    const slug = `generated-${index}`;
    return { ...model, slug, path: `/insights/${slug}`, date: '2015-01-01' };
  });
  return [...articles, ...added];
}

/** The first page of the list, if these were all articles. */
async function openList(all: InsightEntry[]): Promise<LoadedPage> {
  const { insights } = await load<Collection>('src/collections/insights/collection.ts');
  const { routes } = (await load<Config>('src/content.config.ts')).default;
  const known = content.getCollection(insights);
  const of: Content['getCollection'] = (collection) => {
    const entries = content.getCollection(collection);
    return Object.is(entries, known) ? Object.assign({}, entries, { all }) : entries;
  };
  const { page } = routes.find(({ path }) => path === '/insights') ?? {};
  const own = routes.filter((route) => route.page === page).map(({ path }) => path);
  const first = page?.listPages({ ...content, getCollection: of }, own)[0];
  if (first === undefined) throw new Error('There is no list of insights');
  return first.load(unknownSize);
}

describe('with 10,000 more articles', () => {
  it('the first page of the list is as heavy as before, in data and as a document', async () => {
    const { renderPage } = (await load<Entry>('src/entry-server.tsx')).entry;
    const before = await openList(articles);
    const after = await openList(growArticles());
    expect(JSON.stringify(after.page)).toBe(JSON.stringify(before.page));
    const [small, large] = [await renderPage(before, ASSETS), await renderPage(after, ASSETS)];
    expect(brotliCompressSync(large).length).toBe(brotliCompressSync(small).length);
  });

  it('every article stands on exactly one page of the list, six at first, then 24 at most', () => {
    const grown = growArticles();
    const leaves = lists.splitInsights(grown);
    const pages = leaves.filter(({ category }) => category === null);
    const shown = pages.flatMap((page) => [...page.featured, ...page.articles]);
    expect(shown).toHaveLength(grown.length);
    expect(new Set(shown.map(({ path }) => path)).size).toBe(grown.length);
    const [first, ...further] = pages.map((page) => page.articles.length);
    expect([first, Math.max(...further)]).toEqual([6, 24]);
    expect(pages.at(-1)?.older).toBeNull();
  });

  it('the list of everything names the newest and leads to the others', async () => {
    const { search } = await load<Search>('src/pages/search/page.ts');
    const entries = growArticles().map(({ path, title, excerpt, category }) => ({
      kind: 'article',
      path,
      title,
      excerpt,
      category,
      author: '',
    }));
    const [page] = search.listPages({ ...content, listSearchEntries: () => entries }, ['/search']);
    const group = (await page?.load(unknownSize))?.page.groups.find(
      ({ kind }) => kind === 'article',
    );
    expect(group?.links).toHaveLength(30);
    expect(group?.full).toBe('/insights');
  });

  it('no page names the search index', async () => {
    const { entry } = await load<Entry>('src/entry-server.tsx');
    const { paths, openPage, renderPage, sharedData } = entry;
    expect(Object.keys(sharedData)).toContain('search-index.json');
    for (const path of paths.filter((one) => /^\/(insights|search)/.test(one)).slice(0, 5)) {
      expect(await renderPage(await openPage(path, unknownSize), ASSETS)).not.toContain(
        'search-index',
      );
    }
  });
});
