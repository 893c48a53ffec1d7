import type { Frame } from '#site/define/frame';
import type { AnyPage } from '#site/define/page';

/** What search engines show of a title before they cut it off. */
const LONGEST = 70;

/**
 * The title of a page as tabs and search results show it.
 * @returns the page's own title, then the brand where there is room for it
 */
export function toPageTitle(page: AnyPage, { site }: Frame): string {
  const { title } = page.head;
  const branded = `${title} | ${site.brand.name}`;
  return branded.length > LONGEST ? title : branded;
}
