import type { MDXContent } from 'mdx/types';

import { insights, jobs, markets, products, stories } from './collections';
import { copyOf, plainPages, sourceOf } from './copy';
import { datasheets, toDatasheetPage } from './datasheets';
import { toInsightPage, toJobPage, toMarketPage, toProductPage, toStoryPage } from './entry-pages';
import { listInsightPages } from './insight-lists';
import type { Body, FileSizes, Page } from './page-data';
import { toContactPage, toPlainPage } from './plain-page';
import { toCompanyPage, toHomePage, toMarketsPage, toProductsPage, toStoriesPage } from './screens';
import { listSearchEntries } from './search-documents';
import { toSearchPage } from './search-page';

/** Renders the prose of an entry; given by the caller, since this room knows no components. */
export type RenderBody = (content: MDXContent, opensPage?: boolean) => Body;

/** An address, and how its data is put together when it is needed. */
export interface PageSource {
  path: string;
  load: (sizes: FileSizes) => Page;
}

/** The address that stands for every address without a page. */
export const NOT_FOUND_PATH = '/404';

const SEARCH_PATH = '/search';

/**
 * Every page of the site: the list that is prerendered, looked up and checked for dead links.
 * @param renderBody renders the prose of an entry
 * @returns addresses in the order of the site map, the 404 page last
 */
export function listPages(renderBody: RenderBody): PageSource[] {
  const screens = [toHomePage, toProductsPage, toMarketsPage, toStoriesPage, toCompanyPage];
  return [
    ...screens.map(toSource),
    ...listInsightPages(insights.entries).map((page) => ({ path: page.path, load: () => page })),
    { path: SEARCH_PATH, load: () => toSearchPage(listSearchEntries()) },
    ...entryPages(products.entries, (slug) => toProductPage(slug, renderBody)),
    ...datasheets.map(({ slug, path }) => ({ path, load: () => toDatasheetPage(slug) })),
    ...entryPages(markets.entries, (slug) => toMarketPage(slug, renderBody)),
    ...entryPages(stories.entries, (slug) => toStoryPage(slug, renderBody)),
    ...entryPages(insights.entries, (slug) => toInsightPage(slug, renderBody)),
    ...entryPages(jobs.entries, (slug) => toJobPage(slug, renderBody)),
    { path: sourceOf('contact').path, load: () => toContactPage(renderBody) },
    ...plainPages.map((source) => ({
      path: source.path,
      load: (sizes: FileSizes) => toPlainPage({ source, renderBody, sizes }),
    })),
    { path: NOT_FOUND_PATH, load: toNotFoundPage },
  ];
}

function toSource(build: () => Page): PageSource {
  return { path: build().path, load: build };
}

function entryPages(
  entries: { slug: string; path: string }[],
  build: (slug: string) => Page,
): PageSource[] {
  return entries.map(({ slug, path }) => ({ path, load: () => build(slug) }));
}

function toNotFoundPage(): Page {
  const copy = copyOf('not-found');
  return { kind: 'not-found', path: NOT_FOUND_PATH, head: copy.seo, copy };
}
