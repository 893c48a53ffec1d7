import { FEATURED_SIZE, paginate } from '../lib/paging';
import { toListPath } from '../schemas/addresses';
import type { InsightCategory } from '../schemas/insight';
import { insightCategories } from '../schemas/insight';
import { insights, products, team } from './collections';
import { copyOf } from './copy';
import type { InsightCard, InsightEntry, PageOf } from './page-data';

const RELATED = 2;

/** One page of a list of articles, before its data is joined. */
interface ListPage {
  category: InsightCategory | null;
  number: number;
  articles: InsightEntry[];
  total: number;
  /** The three at the top of the first list. */
  featured: InsightEntry[];
}

/** What lists show of an article. */
export function toCard(article: InsightEntry): InsightCard {
  const { slug, path, title, excerpt, category, date, readTime, badge, image } = article;
  const { draft, publishAt } = article;
  const author = team.get(article.author).name;
  const icon = products.get(article.products[0] ?? '').icon;
  const facts = { slug, path, title, excerpt, category, date, readTime, badge, image };
  return { ...facts, draft, publishAt, author, icon };
}

/**
 * The articles that have most in common with one: shared products first, then the same category.
 * @returns at most two cards, the newest first among equals
 */
export function relatedTo(article: InsightEntry): InsightCard[] {
  const subject = [article.category, ...article.products].join();
  const nearest = nearestTo.get(subject) ?? findNearest(article);
  nearestTo.set(subject, nearest);
  return nearest
    .filter((other) => other !== article)
    .slice(0, RELATED)
    .map(toCard);
}

/** By subject, or thousands of articles would each be compared with all others. */
const nearestTo = new Map<string, InsightEntry[]>();

/** The article itself may be among them, so there is one more than is shown. */
function findNearest({ products, category }: InsightEntry): InsightEntry[] {
  const closeness = (other: InsightEntry) =>
    other.products.filter((slug) => products.includes(slug)).length * 2 +
    (other.category === category ? 1 : 0);
  return insights.entries.toSorted((a, b) => closeness(b) - closeness(a)).slice(0, RELATED + 1);
}

/** The addresses of the articles before and after one in the list of all, newest first. */
export function neighboursOf(article: InsightEntry): Record<'newer' | 'older', string | null> {
  const position = insights.entries.indexOf(article);
  const addressAt = (index: number) => insights.entries[index]?.path ?? null;
  return { newer: addressAt(position - 1), older: addressAt(position + 1) };
}

/**
 * Every page of every list: all articles, then each category.
 * @param articles all articles, the newest first
 */
export function listInsightPages(articles: InsightEntry[]): PageOf<'insights'>[] {
  const featured = articles.filter((article) => article.featured).slice(0, FEATURED_SIZE);
  return [null, ...insightCategories].flatMap((category) => {
    const listed = articles.filter((article) =>
      category === null ? !featured.includes(article) : article.category === category,
    );
    return paginate(listed).map((page, index, { length }) =>
      toInsightsPage({ category, number: index + 1, articles: page, total: length, featured }),
    );
  });
}

function toInsightsPage(list: ListPage): PageOf<'insights'> {
  const { category, number, articles, total, featured } = list;
  const copy = copyOf('insights');
  const isFirst = number === 1;
  const title = [copy.seo.title, category, isFirst ? null : String(number)];
  return {
    kind: 'insights',
    path: toListPath(category, number),
    head: { ...copy.seo, title: title.filter((part) => part !== null).join(', ') },
    copy,
    category,
    filters: toFilters(category),
    featured: category === null && isFirst ? featured.map(toCard) : [],
    articles: articles.map(toCard),
    older: number < total ? toListPath(category, number + 1) : null,
    newest: toListPath(category, 1),
  };
}

function toFilters(chosen: InsightCategory | null) {
  return [null, ...insightCategories].map((category) => ({
    label: category ?? copyOf('insights').all,
    path: toListPath(category, 1),
    current: category === chosen,
  }));
}
