import type { Page } from '@playwright/test';

export const PATH = '/products/compare';
export const columnOf = (page: Page, name = '') =>
  page.getByRole('columnheader', { name: new RegExp(`^${name}`) });

export const choiceOf = (page: Page, name = '') =>
  page.getByRole('checkbox', { name, exact: true });

/** The names of the visible columns. */
export async function shownColumns(page: Page): Promise<string[]> {
  return page.locator('.compare thead th a:visible').allInnerTexts();
}
