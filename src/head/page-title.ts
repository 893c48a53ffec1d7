import type { AnyPage } from '#site';

/** The site, as far as its name goes. */
interface Named {
  site: { brand: { name: string } };
}

/** What search engines show of a title before they cut it off. */
const LONGEST = 70;

/**
 * The title of a page as tabs and search results show it.
 * @returns the page's words for search results, or its title, then the brand where there is room for it
 */
export function toPageTitle(page: AnyPage, { site }: Named): string {
  const { title: named, searchTitle: title = named } = page.head;
  const branded = `${title} | ${site.brand.name}`;
  return branded.length > LONGEST ? title : branded;
}
