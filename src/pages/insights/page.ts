import { z } from 'zod';
import { action, group, heading, line, seo } from '#check/fields';
import { type Content, definePage, everyListPage, type Head, type LoaderData } from '#site';
import { link, linkList, paragraph, section } from '#site/markdown';
import { toArticleLink, toCard } from '../../collections/insights/cards.ts';
import {
  insights as collection,
  type InsightCategory,
  type InsightEntry,
  insightCategories,
} from '../../collections/insights/collection.ts';
import { pageHeader, toHeadMarkdown } from '../../components/blocks/page-parts.ts';
import { FEATURED_SIZE, paginate } from '../../lib/paging.ts';
import { interpolate, toSlug } from '../../lib/text.ts';

export const insightsCopySchema = group('The list of insights: `content/pages/insights.mdx`.', {
  kind: z.literal('insights'),
  seo,
  header: pageHeader,
  search: z.strictObject({
    label: line(40).describe('The name of the search box, for screen readers.'),
    placeholder: line(60).describe('The text in the empty search box: what visitors can look for.'),
    button: line(24).describe('The text of the search button.'),
    results: line(40).describe(
      'The words before the number of search results, such as "Articles found:".',
    ),
    nothing: line(120).describe('The message when a search finds nothing.'),
    clear: line(40).describe('The link that ends a search and shows the whole list again.'),
    everywhere: line(40).describe(
      'The link that searches all categories, shown if a search in one category finds nothing.',
    ),
    contact: action.describe('The link to someone who can help, shown if a search finds nothing.'),
  }),
  featured: heading,
  register: heading,
  filters: line(40).describe('The name of the row of filters, for screen readers.'),
  all: line(16).describe('The first filter, which shows all categories.'),
  categoryDescription: line(160).describe(
    'The description of a category page in search results; `{category}` is its name.',
  ),
  page: line(16).describe(
    'The words in the title of each further page of a list; `{number}` is the page number.',
  ),
  loadMore: line(40).describe('The button below the list that loads more articles.'),
  shown: line(40).describe(
    'What screen readers say before the number of articles when the list has changed.',
  ),
  more: z.strictObject({
    loading: line(60).describe('The message while more articles load.'),
    offline: line(120).describe('The message while the visitor is offline.'),
    failed: line(120).describe(
      'The message when the last attempt to load more articles has failed.',
    ),
    retry: line(24).describe('The button that tries again.'),
  }),
  newer: line(40).describe('The link from a further page of the list back to the first.'),
  newsletter: z.strictObject({
    title: line(60).describe('The name of the newsletter.'),
    lead: line(200).describe('What subscribers get in the newsletter.'),
  }),
});

export const insights = definePage({
  copy: insightsCopySchema,
  anchors: ['featured', 'register', 'newsletter'],
  getStaticPaths: everyListPage(collection, splitInsights),
  loader: ({ list, copy, content }) => {
    const { category, number, featured, articles, older } = list;
    const newest = toListPath(category, content);
    return {
      head: { ...toHead(list, copy), card: number === 1 ? undefined : newest },
      place: toListPath(null, content),
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
    section(page.category ?? page.copy.register.title, linkList(page.articles.map(toArticleLink))),
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
 * The address of the first page of a list of articles.
 * @param category null for all
 */
export function toListPath(
  category: InsightCategory | null,
  content: Pick<Content, 'getPath'>,
): string {
  return content.getPath(insightsCopySchema, toParams(category, 1));
}

/** The parameters in the address of a list. */
function toParams(category: InsightCategory | null, number: number) {
  return {
    ...(category !== null && { category: toSlug(category) }),
    ...(number > 1 && { number: String(number) }),
  };
}

/**
 * Every page of every list: all articles, then each category.
 * @param articles all articles, newest first
 */
export function splitInsights<E extends Pick<InsightEntry, 'category' | 'featured'>>(
  articles: readonly E[],
) {
  const top = articles.filter(({ featured }) => featured === true).slice(0, FEATURED_SIZE);
  return [null, ...insightCategories].flatMap((category) => {
    const listed = articles.filter((article) =>
      category === null ? !top.includes(article) : article.category === category,
    );
    return paginate(listed).map((page, index, { length }) => {
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
