import { toSlug } from '#base/text';
import type { InsightCategory, InsightEntry } from '../../collections/insights/collection';
import { insightCategories } from '../../collections/insights/collection';
import { FEATURED_SIZE, paginate } from '../../lib/paging';

/** The address of the list of all articles. */
const LIST = '/insights';

/** One page of a list of articles. */
export interface InsightList<E> {
  /** The parameters of its address. */
  params: { category?: string; number?: string };
  /** Null stands for all. */
  category: InsightCategory | null;
  /** Counted from 1. */
  number: number;
  articles: E[];
  /** The three at the top of the first list. */
  featured: E[];
  /** The address of the next page of the list, where there is one. */
  older: string | null;
}

/** A category as a filter: its name, its address and whether it is chosen. */
export interface InsightFilter {
  label: string;
  path: string;
  current: boolean;
}

/**
 * The address of one page of a list of articles.
 * @param category null stands for all
 * @param number counted from 1
 */
export function toListPath(category: InsightCategory | null, number: number): string {
  const list = category === null ? LIST : `${LIST}/category/${toSlug(category)}`;
  return number === 1 ? list : `${list}/page/${number}`;
}

/**
 * Every page of every list: all articles, then each category.
 * @param articles all articles, the newest first
 */
export function splitInsights<E extends Pick<InsightEntry, 'category' | 'featured'>>(
  articles: readonly E[],
): InsightList<E>[] {
  const top = articles.filter(({ featured }) => featured === true).slice(0, FEATURED_SIZE);
  return [null, ...insightCategories].flatMap((category) => {
    const listed = articles.filter((article) =>
      category === null ? !top.includes(article) : article.category === category,
    );
    return paginate(listed).map((page, index, { length }) => {
      const number = index + 1;
      const featured = category === null && number === 1 ? top : [];
      return {
        params: {
          ...(category !== null && { category: toSlug(category) }),
          ...(number > 1 && { number: String(number) }),
        },
        category,
        number,
        articles: page,
        featured,
        older: number < length ? toListPath(category, number + 1) : null,
      };
    });
  });
}

/** The categories, and all, as filters. */
export function toFilters(chosen: InsightCategory | null, all: string) {
  return [null, ...insightCategories].map((category) => ({
    label: category ?? all,
    path: toListPath(category, 1),
    current: category === chosen,
  }));
}
