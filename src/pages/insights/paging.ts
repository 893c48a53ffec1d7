/** How many articles the first page of a list has, and how many hits a search shows at first. */
export const PAGE_SIZE = 6;

/** How many articles Load More adds: nobody wants to page through a thousand six at a time. */
export const FURTHER_SIZE = 24;

/** How many featured articles are shown above the first list; further ones are in the list. */
export const FEATURED_SIZE = 3;

/** Cuts a list into one page or more: a short one, then longer ones, the last maybe shorter. */
export function paginate<T>(items: T[]): T[][] {
  const further = Math.max(0, Math.ceil((items.length - PAGE_SIZE) / FURTHER_SIZE));
  return Array.from({ length: 1 + further }, (_, index) => {
    const end = PAGE_SIZE + index * FURTHER_SIZE;
    return items.slice(index === 0 ? 0 : end - FURTHER_SIZE, end);
  });
}
