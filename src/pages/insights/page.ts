import type { z } from 'zod';
import { link, linkList, paragraph, section } from '#base/markdown';
import { interpolate } from '#base/text';
import { definePage, everyListPage, type Head, type LoaderData, type NamedLink } from '#site';
import { toArticleLink, toCard } from '../../collections/insights/cards';
import {
  insights as collection,
  type InsightCategory,
} from '../../collections/insights/collection';
import { toHeadMarkdown } from '../../components/blocks/page-parts';
import { insightsCopySchema } from './copy';
import { splitInsights, toFilters, toListPath } from './lists';

/** The lists of articles. */
export const insights = definePage({
  copy: insightsCopySchema,
  anchors: ['register', 'newsletter'],
  getStaticPaths: everyListPage(collection, splitInsights),
  loader: ({ list, copy, content }) => {
    const { category, number, featured, articles, older } = list;
    const newest = toListPath(category, content);
    return {
      head: { ...toHead(list, copy), card: number === 1 ? undefined : newest },
      place: toListPath(null, content),
      /** The chosen category; null on the first list. */
      category,
      filters: toFilters(category, copy.all, content),
      /** The three above the list; empty on every list but the first. */
      featured: featured.map((article) => toCard(article, content)),
      articles: articles.map((article) => toCard(article, content)),
      /** The address of the next page of the list, if there is one. */
      older: older && content.getPath(insightsCopySchema, older),
      /** The address of the list's first page. */
      newest,
    };
  },
  meta: ({ path, filters, copy, featured, articles }) => ({
    breadcrumbs: listsAbove(path, filters, copy.seo.title),
    lastModified: [...featured, ...articles].map(({ date }) => date),
    offersFeed: true,
  }),
  toMarkdown: (page) => [
    ...toHeadMarkdown(page),
    section(page.copy.featured.title, linkList(page.featured.map(toArticleLink))),
    section(page.category ?? page.copy.register.title, linkList(page.articles.map(toArticleLink))),
    page.older === null ? '' : paragraph(link(page.copy.loadMore, page.older)),
  ],
});

/** The metadata of a list: no two lists share a title or description. */
function toHead(
  { category, number }: { category: InsightCategory | null; number: number },
  { seo, categoryDescription, page }: z.output<typeof insightsCopySchema>,
): Head {
  if (category === null && number === 1) return seo;
  const name = category === null ? [] : [category];
  const further = number === 1 ? [] : [interpolate(page, { number: String(number) })];
  const description =
    category === null ? seo.description : interpolate(categoryDescription, { category });
  return {
    ...seo,
    title: [seo.title, ...name, ...further].join(', '),
    searchTitle: undefined,
    description: [description, ...further].join(' '),
  };
}

export type InsightsPage = LoaderData<typeof insights>;

/** The ancestors of a list: all articles for a category, and the first page for further pages. */
function listsAbove(path: string, filters: NamedLink[], title: string): NamedLink[] {
  return filters
    .filter((filter) => path.startsWith(`${filter.path}/`))
    .map((filter, index) => ({ label: index === 0 ? title : filter.label, path: filter.path }));
}
