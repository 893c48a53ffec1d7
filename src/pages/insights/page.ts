import type { z } from 'zod';
import { definePage, everyListPage, type Head, type LoaderData } from '#site';
import { link, linkList, paragraph, section } from '#site/markdown';
import {
  insights as collection,
  type InsightCategory,
  type InsightEntry,
  insightCategories,
} from '../../collections/insights/collection.ts';
import { toHeadMarkdown } from '../../components/blocks/shared-copy.ts';
import { toArticleLink, toCard } from '../../features/articles/cards.ts';
import { insightsCopySchema } from '../../features/articles/copy.ts';
import { toListPath, toParams } from '../../features/articles/list-path.ts';
import { interpolate } from '../../lib/text.ts';
import { FEATURED_SIZE, paginate } from './paging.ts';

export const insights = definePage({
  copy: insightsCopySchema,
  anchors: ['featured', 'articles', 'newsletter'],
  getStaticPaths: everyListPage(collection, splitInsights),
  loader: ({ list, copy, content }) => {
    const { category, number, featured, articles, older } = list;
    const newest = toListPath(category, content);
    return {
      head: { ...toHead(list, copy), card: number === 1 ? undefined : newest },
      viewKey: toListPath(null, content),
      /** The chosen category; null on the first list. */
      category,
      filters: [null, ...insightCategories].map((each) => ({
        label: each ?? copy.all,
        path: toListPath(each, content),
        current: each === category,
      })),
      /** The three above the list; empty on every list but the first. */
      featured: featured.map((article) => toCard(article, content)),
      articles: articles.map((article) => toCard(article, content)),
      /** The address of the next page of the list, if there is one. */
      older: older && content.getPath(insightsCopySchema, older),
      /** The address of the list's first page. */
      newest,
    };
  },
  meta: ({ featured, articles }) => ({
    lastModified: [...featured, ...articles].map(({ date }) => date),
    offersFeed: true,
  }),
  toMarkdown: (page) => [
    ...toHeadMarkdown(page),
    section(page.copy.featured.title, linkList(page.featured.map(toArticleLink))),
    section(page.category ?? page.copy.articles.title, linkList(page.articles.map(toArticleLink))),
    page.older === null ? '' : paragraph(link(page.copy.loadMore, page.older)),
  ],
});

/** The metadata of a list: no two lists share a title or description. */
function toHead(
  { category, number }: { category: InsightCategory | null; number: number },
  { seo, categoryDescription, page }: z.infer<typeof insightsCopySchema>,
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

/**
 * Every page of every list: all articles, then each category.
 * @param articles all articles, newest first
 */
export function splitInsights<E extends Pick<InsightEntry, 'category' | 'featured'>>(
  articles: readonly E[],
) {
  const top = articles.filter(({ featured }) => featured === true).slice(0, FEATURED_SIZE);
  return [null, ...insightCategories].flatMap((category) => {
    const inCategory = articles.filter((article) =>
      category === null ? !top.includes(article) : article.category === category,
    );
    return paginate(inCategory).map((page, index, { length }) => {
      const number = index + 1;
      return {
        params: toParams(category, number),
        /** Null for all. */
        category,
        /** Counted from 1. */
        number,
        articles: page,
        /** The three above the first list. */
        featured: category === null && number === 1 ? top : [],
        /** The parameters of the next page of the list, if there is one. */
        older: number < length ? toParams(category, number + 1) : null,
      };
    });
  });
}
