import { toSlug } from '../lib/text';
import type { CollectionName } from './fields';
import type { InsightCategory } from './insight';

/** What the addresses of a collection's entries begin with. */
export const entryBases: Record<CollectionName, string> = {
  products: '/products',
  markets: '/markets',
  stories: '/stories',
  insights: '/insights',
  team: '/company/team',
  jobs: '/company/careers',
};

/** The collections whose entries have a page of their own. */
export const paged = ['products', 'markets', 'stories', 'insights', 'jobs'] as const;

/**
 * The address of one page of a list of articles.
 * @param category null stands for all
 * @param number counted from 1
 */
export function toListPath(category: InsightCategory | null, number: number): string {
  const base = entryBases.insights;
  const list = category === null ? base : `${base}/category/${toSlug(category)}`;
  return number === 1 ? list : `${list}/page/${number}`;
}
