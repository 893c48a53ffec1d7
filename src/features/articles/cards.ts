import { memoize } from '#check/cache/memoize';
import { groupBy } from '#check/read/group-by';
import type { Content, Site } from '#site';
import { type InsightEntry, insights } from '../../collections/insights/collection.ts';
import { products } from '../../collections/products/collection.ts';
import { team } from '../../collections/team/collection.ts';
import type { SymbolSource } from '../../drawings/symbols.ts';

const RELATED = 2;

/** What lists show of an article. */
export type InsightCard = ReturnType<typeof toCard>;

/** Builds what lists show of an article. */
export function toCard(article: InsightEntry, content: Content) {
  const { slug, path, title, excerpt, category, date, badge, image, draft, publishAt } = article;
  return {
    slug,
    path,
    title,
    excerpt,
    category,
    date,
    badge,
    image,
    draft,
    publishAt,
    author: content.getEntry(team, article.author).name,
    /** How long it takes to read or to watch, in words. */
    length: `${article.readTime} ${toLengthLabel(article, content.site.labels)}`,
    /** The product that it is about; its symbol is shown beside the article. */
    product: toSymbol(article.products[0], content),
  };
}

/** The site's word for its minutes: of watching or of reading. */
export function toLengthLabel(
  { type, video }: Pick<InsightEntry, 'type' | 'video'>,
  labels: Pick<Site['labels'], 'minutesToWatch' | 'minutesOfNotes' | 'minutesToRead'>,
): string {
  if (video !== undefined) return labels.minutesToWatch;
  return type === 'webinar' ? labels.minutesOfNotes : labels.minutesToRead;
}

/** What the symbol of a product is drawn from; null if an article is about none. */
function toSymbol(slug: string | undefined, content: Content): SymbolSource | null {
  if (slug === undefined) return null;
  const { icon, designation } = content.getEntry(products, slug);
  return { icon, designation };
}

/**
 * The articles most closely related to one: shared products first, then the same category.
 * @returns at most two cards, the newest first among equals
 */
export function relatedTo(article: InsightEntry, content: Content): InsightCard[] {
  const { all } = content.getCollection(insights);
  const subject = [article.category, ...article.products].join();
  const nearestBySubject = nearestIn(all);
  const nearest = nearestBySubject.get(subject) ?? findNearest(article, all);
  nearestBySubject.set(subject, nearest);
  return nearest
    .filter((other) => other !== article)
    .slice(0, RELATED)
    .map((other) => toCard(other, content));
}

/** Grouped by subject, so that thousands of articles are not each compared with all the others. */
const nearestIn = memoize((_: InsightEntry[]) => new Map<string, InsightEntry[]>());

type ArticleSubject = Pick<InsightEntry, 'products' | 'category'>;

/**
 * The articles most closely related to a subject. The article itself may be among them, so one more
 * is returned than is shown.
 */
export function findNearest<E extends ArticleSubject>({ products, category }: E, all: E[]): E[] {
  const closeness = (other: E) =>
    other.products.filter((slug) => products.includes(slug)).length * 2 +
    (other.category === category ? 1 : 0);
  return all.toSorted((a, b) => closeness(b) - closeness(a)).slice(0, RELATED + 1);
}

/** The articles before and after this one in the list of all, newest first. */
export function neighborsOf<E extends { path: string; title: string }>(
  article: E,
  all: readonly E[],
) {
  const position = all.indexOf(article);
  const linkTo = (entry: E | undefined) => entry && { path: entry.path, title: entry.title };
  return {
    newer: linkTo(all[position - 1]) ?? null,
    older: linkTo(all[position + 1]) ?? null,
  };
}

/** An article as a link with its day and excerpt. */
export function toArticleLink({ title, path, date, excerpt }: InsightCard) {
  return { name: title, path, text: `${date}. ${excerpt}` };
}

type Dated = Pick<InsightEntry, 'slug' | 'date'>;

/** Grouped once, so that thousands of articles are not each compared with all the others. */
const byDay = memoize((all: readonly Dated[]) => groupBy(all, ({ date }) => date));

/** The drawing number of an article: its day, and a counter if several share that day. */
export function toArticleNumber({ slug, date }: Dated, all: readonly Dated[]): string {
  const sameDay = byDay(all).get(date) ?? [];
  const slugs = sameDay.map((other) => other.slug).toSorted();
  const index = slugs.indexOf(slug);
  const day = date.replaceAll('-', '').slice(2);
  return index === 0 ? `OG-${day}` : `OG-${day}-${index + 1}`;
}
