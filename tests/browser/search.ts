import type { Page } from '@playwright/test';

export async function searchFor(page: Page, words: string) {
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
}

export const statusOf = (page: Page) =>
  page.getByRole('region', { name: /^(Document register|Results)$/ }).getByRole('status');

export const hitsOf = (page: Page) => page.locator('.register').getByRole('listitem');
