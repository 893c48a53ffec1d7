import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { openHydrated } from './hydration';

async function searchFor(page: Page, words: string) {
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
}

test('a search shows the articles that contain all words, and how many', async ({ page }) => {
  await openHydrated(page, '/insights');
  await searchFor(page, 'vacuum BREAKERS');
  await expect(page).toHaveURL('/insights?q=vacuum+BREAKERS');
  const hits = page.locator('.register').getByRole('listitem');
  await expect(page.getByRole('status')).toHaveText(/^Articles found: \d+$/);
  const found = await page.getByRole('status').textContent();
  await expect(hits).toHaveCount(Number(found?.replace(/\D/g, '')));
  await expect(hits.first()).toContainText(/vacuum/i);
});

test('a search without hits says so, and leads back to all articles', async ({ page }) => {
  await openHydrated(page, '/insights');
  await searchFor(page, 'perpetual motion');
  await expect(page.getByRole('status')).toHaveText(/^No article contains these words/);
  await page.getByRole('link', { name: 'Show all insights' }).click();
  await expect(page).toHaveURL('/insights');
  await expect(page.locator('.register').getByRole('listitem')).toHaveCount(6);
});

test('the address of a search can be shared', async ({ page }) => {
  await openHydrated(page, '/insights?q=GOOSE');
  await expect(page.getByRole('searchbox')).toHaveValue('GOOSE');
  await expect(page.getByRole('status')).toHaveText(/^Articles found: [1-9]/);
});
