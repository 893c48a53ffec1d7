import type { Frame, Page } from '../content/page-data';

/**
 * The title of a page as tabs and search results show it.
 * @returns the page's own title, then the brand
 */
export function toPageTitle(page: Page, { site }: Frame): string {
  return `${page.head.title} | ${site.brand.name}`;
}
