import type { Content } from '#site';
import type { InsightCategory } from '../../collections/insights/collection.ts';
import { toSlug } from '../../lib/text.ts';
import { insightsCopySchema } from './copy.ts';

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
export function toParams(category: InsightCategory | null, number: number) {
  return {
    ...(category !== null && { category: toSlug(category) }),
    ...(number > 1 && { number: String(number) }),
  };
}
