import { facts, linkList, section } from '#base/markdown';
import { definePages, entryPage, listPage } from '#site/define/define-pages';
import type { NamedLink } from '#site/define/entry';
import { toHeadMarkdown } from '#site/define/page-meta';
import {
  neighboursOf,
  relatedTo,
  toArticleLink,
  toArticleNumber,
  toCard,
} from '../../collections/insights/cards';
import type { InsightEntry } from '../../collections/insights/collection';
import { insights } from '../../collections/insights/collection';
import { team } from '../../collections/team/collection';
import { describeArticle } from '../../head/article-data';
import { numberHeadings } from '../../lib/drawing-numbers';
import { closeAbout } from '../contact/enquiries';
import { insightCopySchema, insightsCopySchema } from './copy';
import type { InsightFilter } from './lists';
import { splitInsights, toFilters, toListPath } from './lists';

/**
 * So many articles have a card of their own: to draw one takes a tenth of all that a page takes. Older
 * ones, which few people share, have that of their list.
 */
const MOST_CARDS = 200;

/** The lists of articles. */
export const listOfInsights = listPage(insights, {
  copy: insightsCopySchema,
  paginate: (articles: readonly InsightEntry[], base) => splitInsights(articles, base),
  anchors: ['register', 'newsletter'],
  offersFeed: true,
  loader: ({ leaf, copy, base, content }) => {
    const { category, number, featured, articles, older } = leaf;
    const title = [copy.seo.title, category, number === 1 ? null : String(number)];
    return {
      head: {
        ...copy.seo,
        title: title.filter((part) => part !== null).join(', '),
        card: number === 1 ? undefined : toListPath(base, category, 1),
      },
      /** The chosen category; none on the first list. */
      category,
      filters: toFilters(base, category, copy.all),
      /** The three at the top; empty on every list but the first. */
      featured: featured.map((article) => toCard(article, content)),
      articles: articles.map((article) => toCard(article, content)),
      /** The address of the next page of the list, where there is one. */
      older,
      /** The address of the list's first page. */
      newest: toListPath(base, category, 1),
    };
  },
  breadcrumbs: ({ path, filters, copy }) => listsAbove(path, filters, copy.seo.title),
  toMarkdown: (page) => [
    ...toHeadMarkdown(page),
    page.featured.length === 0
      ? ''
      : section(page.copy.featured.title, linkList(page.featured.map(toArticleLink))),
    section(page.category ?? page.copy.register.title, linkList(page.articles.map(toArticleLink))),
    page.older === null ? '' : `[${page.copy.loadMore}](${page.older})`,
  ],
});

export const insight = entryPage(insights, {
  copy: insightCopySchema,
  anchors: ['related'],
  loader: ({ entry, entries, copy, base, body, terms, content }) => ({
    head: {
      title: entry.title,
      description: entry.excerpt,
      card: entries.indexOf(entry) < MOST_CARDS ? undefined : base,
    },
    copy: {
      ...numberHeadings(copy, toArticleNumber(entry, entries)),
      closing: closeAbout(copy.closing, { name: entry.title, subject: toSubject(entry), content }),
    },
    article: entry,
    author: content.getCollection(team).get(entry.author),
    body,
    related: relatedTo(entry, content),
    /** The addresses of the next newer and the next older article, where there are some. */
    ...neighboursOf(entry, entries),
    terms,
    list: content.linkTo(base),
    categoryLink: { label: entry.category, path: toListPath(base, entry.category, 1) },
  }),
  breadcrumbs: ({ list, categoryLink }) => [list, categoryLink],
  feed: ({ article, author }) => ({
    date: article.date,
    author: author.name,
    category: article.category,
  }),
  jsonLd: ({ article, author, head, path }, frame) => [
    describeArticle(
      { title: article.title, card: head.card ?? path, date: article.date, author },
      frame,
    ),
  ],
  toMarkdown: ({ copy, article, author, related }, prose) => [
    `# ${article.title}`,
    article.excerpt,
    facts([
      { label: copy.facts.category, value: article.category },
      { label: copy.facts.author, value: `${author.name}, ${author.role}` },
      { label: copy.facts.date, value: article.date },
      ...(article.takesPlace === undefined
        ? []
        : [{ label: copy.facts.takesPlace, value: article.takesPlace }]),
    ]),
    prose,
    section(copy.related.title, linkList(related.map(toArticleLink))),
  ],
});

export const insightPages = definePages(insights, {
  pages: [listOfInsights, insight],
  search: {
    kind: 'article',
    find: ({ entry, content }) => {
      const { author, badge, date, length, product } = toCard(entry, content);
      return { author, article: { badge, date, length, product } };
    },
  },
});

/** The first product that an article is about, if any. */
function toSubject({ products: [slug] }: InsightEntry) {
  return slug === undefined ? null : ({ kind: 'product', slug } as const);
}

/** Above a category stands the list of all articles, above a further page its first one. */
function listsAbove(path: string, filters: InsightFilter[], title: string): NamedLink[] {
  return filters
    .filter((filter) => path.startsWith(`${filter.path}/`))
    .map((filter, index) => ({ label: index === 0 ? title : filter.label, path: filter.path }));
}
