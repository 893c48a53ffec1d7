import { memoize } from '#base/memoize';
import type { Content, Site } from '#site';
import type { SymbolSource } from '../../drawings/symbols';
import { products } from '../products/collection';
import { team } from '../team/collection';
import { type InsightEntry, insights } from './collection';
import { toNames } from './names';

const RELATED = 2;

/** What lists show of an article. */
export interface InsightCard
  extends Pick<
    InsightEntry,
    | 'slug'
    | 'path'
    | 'title'
    | 'excerpt'
    | 'category'
    | 'date'
    | 'badge'
    | 'image'
    | 'lang'
    | 'draft'
    | 'publishAt'
  > {
  author: string;
  /** How long it takes to read or to watch, in words. */
  length: string;
  /** The product that it is about; its symbol is shown beside the article. */
  product: SymbolSource | null;
}

/** Builds what lists show of an article. */
export function toCard(article: InsightEntry, content: Content): InsightCard {
  const { slug, path, title, excerpt, category, date, badge, image } = article;
  const { lang, draft, publishAt } = article;
  const author = toNames(listAuthors(article, content));
  const product = toSymbol(article.products[0], content);
  const facts = { slug, path, title, excerpt, category, date, badge, image };
  const length = `${article.readTime} ${toLengthWords(article, content.site.labels)}`;
  return { ...facts, lang, draft, publishAt, author, length, product };
}

/** The people who wrote an article, the main author first. */
export function listAuthors({ author, coauthors = [] }: InsightEntry, content: Content) {
  return [author, ...coauthors].map((slug) => content.getEntry(team, slug));
}

/** The site's word for its minutes: of watching or of reading. */
export function toLengthWords(
  { type, video }: Pick<InsightEntry, 'type' | 'video'>,
  labels: Pick<Site['labels'], 'minutesToWatch' | 'minutesOfNotes' | 'minutesToRead'>,
): string {
  if (video !== undefined) return labels.minutesToWatch;
  return type === 'webinar' ? labels.minutesOfNotes : labels.minutesToRead;
}

/** What the symbol of a product is drawn from; null if an article is about none. */
function toSymbol(slug: string | undefined, content: Content): InsightCard['product'] {
  if (slug === undefined) return null;
  const { icon, symbol, designation } = content.getEntry(products, slug);
  return { icon, symbol, designation };
}

/**
 * The articles most closely related to one: shared products first, then the same category.
 * @returns at most two cards, the newest first among equals
 */
export function relatedTo(article: InsightEntry, content: Content): InsightCard[] {
  const { all } = content.getCollection(insights);
  const subject = [article.category, ...article.products].join();
  const known = nearestIn(all);
  const found = known.get(subject) ?? findNearest(article, all);
  known.set(subject, found);
  return found
    .filter((other) => other !== article)
    .slice(0, RELATED)
    .map((other) => toCard(other, content));
}

/** Grouped by subject, so that thousands of articles are not each compared with all the others. */
const nearestIn = memoize((_: InsightEntry[]) => new Map<string, InsightEntry[]>());

type Subject = Pick<InsightEntry, 'products' | 'category'>;

/**
 * The articles most closely related to a subject. The article itself may be among them, so one more
 * is returned than is shown.
 */
export function findNearest<E extends Subject>({ products, category }: E, all: E[]): E[] {
  const closeness = (other: E) =>
    other.products.filter((slug) => products.includes(slug)).length * 2 +
    (other.category === category ? 1 : 0);
  return all.toSorted((a, b) => closeness(b) - closeness(a)).slice(0, RELATED + 1);
}

/** The addresses of the articles before and after this one in the list of all, newest first. */
export function neighborsOf<E extends Pick<InsightEntry, 'path'>>(
  article: E,
  all: readonly E[],
): Record<'newer' | 'older', string | null> {
  const position = all.indexOf(article);
  const addressAt = (index: number) => all[index]?.path ?? null;
  return { newer: addressAt(position - 1), older: addressAt(position + 1) };
}

/** An article as a link with its day and excerpt. */
export function toArticleLink({ title, path, date, excerpt }: InsightCard) {
  return { name: title, path, text: `${date}. ${excerpt}` };
}

type Dated = Pick<InsightEntry, 'slug' | 'date'>;

/** The drawing number of an article: its day, and a counter if several share that day. */
export function toArticleNumber({ slug, date }: Dated, all: readonly Dated[]): string {
  const slugs = slugsByDay(all).get(date) ?? [];
  const index = slugs.toSorted().indexOf(slug);
  const day = date.replaceAll('-', '').slice(2);
  return index === 0 ? `OG-${day}` : `OG-${day}-${index + 1}`;
}

/** By day, so that numbering thousands of articles does not scan all of them each time. */
const slugsByDay = memoize((all: readonly Dated[]) => {
  const days = new Map<string, string[]>();
  for (const { slug, date } of all) days.set(date, [...(days.get(date) ?? []), slug]);
  return days;
});
