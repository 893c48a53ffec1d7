import { z } from 'zod';
import { link, linkList, paragraph, section } from '#base/markdown';
import { action, heading, line, seo } from '#check/fields';
import type { LoaderData } from '#site/define/define-page';
import { definePage, everyListPage } from '#site/define/define-page';
import type { NamedLink } from '#site/define/entry';
import { toArticleLink, toCard } from '../../collections/insights/cards';
import { insights as collection } from '../../collections/insights/collection';
import { pageHeader, toHeadMarkdown } from '../../components/blocks/page-parts';
import type { InsightFilter } from './lists';
import { splitInsights, toFilters, toListPath } from './lists';

export const insightsCopySchema = z
  .strictObject({
    kind: z.literal('insights'),
    seo,
    header: pageHeader,
    search: z.strictObject({
      label: line(40).describe('The name of the box, for screen readers.'),
      placeholder: line(60).describe('What one may look for.'),
      button: line(24).describe('The button.'),
      results: line(40).describe('Before the number of hits.'),
      nothing: line(120).describe('When nothing was found.'),
      clear: line(40).describe('The link that ends a search.'),
      everywhere: line(40).describe('The link that looks in all categories, where one is chosen.'),
      contact: action.describe('The link to somebody who knows.'),
      loading: line(60).describe('While the index is on its way.'),
      failure: line(120).describe('When the index cannot be loaded.'),
      retry: line(40).describe('The button that tries again.'),
    }),
    featured: heading,
    register: heading,
    filters: line(40).describe('The name of the row of filters, for screen readers.'),
    all: line(16).describe('The first filter.'),
    loadMore: line(40).describe('The button below the list.'),
    shown: line(40).describe(
      'Said to screen readers when the list has changed, before the number of articles.',
    ),
    more: z.strictObject({
      loading: line(60).describe('While further articles are on their way.'),
      retrying: line(90).describe('While a fetch that failed is tried again.'),
      offline: line(120).describe('While there is no connection.'),
      failed: line(120).describe('When the last try has failed.'),
      retry: line(24).describe('The button that tries again.'),
    }),
    newer: line(40).describe('The link from a further page to the first.'),
    newsletter: z.strictObject({
      title: line(60).describe('The name of the letter.'),
      lead: line(200).describe('What it brings.'),
    }),
  })
  .describe('The list of insights: `content/pages/insights.mdx`.');

/** The lists of articles. */
export const insights = definePage({
  copy: insightsCopySchema,
  anchors: ['register', 'newsletter'],
  getStaticPaths: everyListPage(collection, splitInsights),
  loader: ({ list, copy, content }) => {
    const { category, number, featured, articles } = list;
    const title = [copy.seo.title, category, number === 1 ? null : String(number)];
    return {
      head: {
        ...copy.seo,
        title: title.filter((part) => part !== null).join(', '),
        card: number === 1 ? undefined : toListPath(category, 1),
      },
      /** The chosen category; none on the first list. */
      category,
      filters: toFilters(category, copy.all),
      /** The three at the top; empty on every list but the first. */
      featured: featured.map((article) => toCard(article, content)),
      articles: articles.map((article) => toCard(article, content)),
      /** The address of the next page of the list, where there is one. */
      older: list.older,
      /** The address of the list's first page. */
      newest: toListPath(category, 1),
    };
  },
  meta: ({ path, filters, copy, featured, articles }) => ({
    breadcrumbs: listsAbove(path, filters, copy.seo.title),
    lastModified: [...featured, ...articles].map(({ date }) => date),
    offersFeed: true,
  }),
  toMarkdown: (page) => [
    ...toHeadMarkdown(page),
    page.featured.length === 0
      ? ''
      : section(page.copy.featured.title, linkList(page.featured.map(toArticleLink))),
    section(page.category ?? page.copy.register.title, linkList(page.articles.map(toArticleLink))),
    page.older === null ? '' : paragraph(link(page.copy.loadMore, page.older)),
  ],
});

export type InsightsPage = LoaderData<typeof insights>;

/** Above a category stands the list of all articles, above a further page its first one. */
function listsAbove(path: string, filters: InsightFilter[], title: string): NamedLink[] {
  return filters
    .filter((filter) => path.startsWith(`${filter.path}/`))
    .map((filter, index) => ({ label: index === 0 ? title : filter.label, path: filter.path }));
}
