import type { Locator, Page } from '@playwright/test';

/** The rows of the list of articles. */
export const rowsOf = (page: Page): Locator => page.locator('.article-list').getByRole('listitem');

/** The filter for a category. */
export const chipOf = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Filter by category' }).getByRole('link', { name });
