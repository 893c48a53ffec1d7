import { toSlug } from '#base/text';
import type { Content } from '#site';
import type { InsightCategory, InsightEntry } from '../../collections/insights/collection';
import { insightCategories } from '../../collections/insights/collection';
import { FEATURED_SIZE, paginate } from '../../lib/paging';
import { insightsCopySchema } from './copy';

/** The part of the content that resolves the addresses of lists. */
type Paths = Pick<Content, 'getPath'>;

/**
 * The address of the first page of a list of articles.
 * @param category null for all
 */
export function toListPath(category: InsightCategory | null, content: Paths): string {
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

/** The filters (all, and each category): name, address, and whether it is active. */
export function toFilters(chosen: InsightCategory | null, all: string, content: Paths) {
  return [null, ...insightCategories].map((category) => ({
    label: category ?? all,
    path: toListPath(category, content),
    current: category === chosen,
  }));
}
