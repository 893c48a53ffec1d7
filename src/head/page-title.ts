import type { AnyPage } from '#site/define/page';
import type { SiteData } from '#site/define/site-data';

/** What search engines show of a title before they cut it off. */
const LONGEST = 70;

/**
 * The title of a page as tabs and search results show it.
 * @returns the page's own title, then the brand where there is room for it
 */
export function toPageTitle(page: AnyPage, { site }: SiteData): string {
  const { title } = page.head;
  const branded = `${title} | ${site.brand.name}`;
  return branded.length > LONGEST ? title : branded;
}
