import type { Locator, Page } from '@playwright/test';

/** The headline of a page. */
export const headlineOf = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** A link in the bar of a page. */
export const barLinkOf = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** How many pixels a page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
