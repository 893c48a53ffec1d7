import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ViteDevServer } from 'vite';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { InsightEntry } from '../../src/content/page-data';
import config from '../../vite.config';

type Lists = typeof import('../../src/content/insight-lists');
type Collections = typeof import('../../src/content/collections');
type Entry = typeof import('../../src/entry-server');

const ADDED = 10_000;
const ASSETS = { css: '', stylesheet: '/main.css', font: '', script: '/boot.js' };

let server: ViteDevServer;
let lists: Lists;
let articles: InsightEntry[];

async function load<T>(file: string): Promise<T> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no module runner here');
  return ssr.runner.import<T>(`/src/${file}`);
}

beforeAll(async () => {
  const root = join(import.meta.dirname, '../..');
  const options = { configFile: false as const, root, logLevel: 'error' as const };
  server = await createServer({ ...config, ...options, server: { middlewareMode: true } });
  lists = await load<Lists>('content/insight-lists.ts');
  articles = (await load<Collections>('content/collections.ts')).insights.entries;
});
afterAll(() => server.close());

/** Ten thousand articles, older than the fifteen that are there. */
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

describe('with 10,000 more articles', () => {
  it('the first page of the list is as heavy as before, in data and as a document', async () => {
    const { renderPage } = await load<Entry>('entry-server.tsx');
    const [before] = lists.listInsightPages(articles);
    const [after] = lists.listInsightPages(growArticles());
    if (!before || !after) throw new Error('There is no list of insights');
    expect(JSON.stringify(after)).toBe(JSON.stringify(before));
    const [small, large] = [await renderPage(before, ASSETS), await renderPage(after, ASSETS)];
    expect(brotliCompressSync(large).length).toBe(brotliCompressSync(small).length);
  });

  it('every article stands on exactly one page of the list, six at most', () => {
    const grown = growArticles();
    const pages = lists.listInsightPages(grown).filter(({ category }) => category === null);
    const shown = pages.flatMap((page) => [...page.featured, ...page.articles]);
    expect(shown).toHaveLength(grown.length);
    expect(new Set(shown.map(({ path }) => path)).size).toBe(grown.length);
    expect(Math.max(...pages.map((page) => page.articles.length))).toBe(6);
    expect(pages.at(-1)?.older).toBeNull();
  });

  it('the list of everything names the newest and leads to the others', async () => {
    const { toSearchPage } =
      await load<typeof import('../../src/content/search-page')>('content/search-page.ts');
    const entries = growArticles().map(({ path, title, excerpt, category }) => ({
      ...{ kind: 'article' as const, path, title, excerpt, category, author: '' },
    }));
    const group = toSearchPage(entries).groups.find(({ kind }) => kind === 'article');
    expect(group?.links).toHaveLength(30);
    expect(group?.full).toBe('/insights');
  });

  it('no page names the search index', async () => {
    const { paths, loadPage, renderPage, sharedData } = await load<Entry>('entry-server.tsx');
    expect(Object.keys(sharedData)).toContain('search-index.json');
    for (const path of paths.filter((one) => /^\/(insights|search)/.test(one)).slice(0, 5)) {
      expect(await renderPage(loadPage(path, {}), ASSETS)).not.toContain('search-index');
    }
  });
});
