import type { AnyPage } from '#site';

/** How much of a title search engines show, in characters. */
const LONGEST = 70;

/**
 * The title of a page in tabs and search results.
 * @returns the page's search title or its title, followed by the brand if there is room
 */
export function toPageTitle(page: AnyPage, { site }: { site: { brand: { name: string } } }) {
  const { title: named, searchTitle: title = named } = page.head;
  const branded = `${title} | ${site.brand.name}`;
  return branded.length > LONGEST ? title : branded;
}
