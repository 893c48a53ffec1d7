import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { isMarked, markWindow, openHydrated } from './hydration.ts';

const statusOf = (page: Page) =>
  page.getByRole('region', { name: /^(Document register|Results)$/ }).getByRole('status');

test('a search keeps the scroll position, the focus and the query', async ({ page }) => {
  await openHydrated(page, '/insights');
  await markWindow(page);
  await page.getByRole('searchbox').fill('relay');
  await page.getByRole('searchbox').press('Enter');
  await expect(statusOf(page)).toHaveText(/^Articles found: [1-9]/);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('relay');
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/insights');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.locator('.article-list').getByRole('listitem')).toHaveCount(6);
});

test('a list of articles whose search does not arrive says so, and tries again', async ({
  page,
}) => {
  await page.route('**/article-hits-*.js', (route) => route.abort());
  await openHydrated(page, '/insights');
  await page.getByRole('searchbox').fill('relay');
  await page.getByRole('searchbox').press('Enter');
  const again = page.getByRole('region', { name: 'Document register' }).getByRole('button');
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(statusOf(page)).toHaveText(/^Articles found: [1-9]/);
  await expect(page.getByRole('searchbox')).toHaveValue('relay');
});

test('the search page finds every kind of page, and marks what matched', async ({ page }) => {
  await openHydrated(page, '/search');
  await expect(page.getByRole('region', { name: 'Articles', exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('engineer');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=engineer');
  const jobs = page.getByRole('region', { name: 'Open positions' });
  await expect(jobs.locator('mark').first()).toHaveText(/engineer/i);
  await expect(statusOf(page)).toHaveText(/^Results: \d+$/);
});
