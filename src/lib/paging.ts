/** How many articles of a list stand on one page, and how many Load More adds. */
export const PAGE_SIZE = 6;

/** How many featured articles stand above the first list; others that are marked so are listed. */
export const FEATURED_SIZE = 3;

/**
 * Cuts a list into pages.
 * @param items the whole list
 * @returns at least one page, the last one perhaps shorter
 */
export function paginate<T>(items: T[]): T[][] {
  const total = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  return Array.from({ length: total }, (_, index) =>
    items.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
  );
}
