import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { hydrate, isMarked, markWindow, openHydrated, openSettled } from './hydration';

const INDEX = '**/search-index.json';

async function searchFor(page: Page, words: string) {
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
}

const statusOf = (page: Page) =>
  page.getByRole('region', { name: /^(Document register|Results)$/ }).getByRole('status');

const hitsOf = (page: Page) => page.locator('.register').getByRole('listitem');

test('a search shows the articles that contain all words, and how many', async ({ page }) => {
  await openHydrated(page, '/insights');
  await searchFor(page, 'vacuum BREAKERS');
  await expect(page).toHaveURL('/insights?q=vacuum%20BREAKERS');
  const status = statusOf(page);
  await expect(status).toHaveText(/^Articles found: \d+$/);
  const found = await status.textContent();
  await expect(hitsOf(page)).toHaveCount(Number(found?.replace(/\D/g, '')));
  await expect(hitsOf(page).first().locator('mark')).toHaveText(['vacuum', 'breakers']);
});

test('beginnings of words and small mistakes find them all the same', async ({ page }) => {
  await openHydrated(page, '/insights?q=capac');
  await expect(hitsOf(page).first().locator('mark').first()).toHaveText(/^capacitor/i);
  await searchFor(page, 'capcitor');
  await expect(hitsOf(page).first().locator('mark').first()).toHaveText(/^capacitor/i);
});

test('a search keeps the page where it is, the focus and the words in the box', async ({
  page,
}) => {
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
  await expect(hitsOf(page)).toHaveCount(6);
});

test('a search without hits says what to do, and leads back to all articles', async ({ page }) => {
  await openHydrated(page, '/insights/category/webinars?q=perpetual+motion');
  await expect(statusOf(page)).toHaveText(/^No article contains these words/);
  await expect(page.getByRole('link', { name: 'Ask an engineer' })).toHaveAttribute(
    'href',
    /^\/company\/contact/,
  );
  await page.getByRole('link', { name: 'Search all categories' }).click();
  await expect(page).toHaveURL('/insights?q=perpetual%20motion');
  await page.getByRole('link', { name: 'Show all insights' }).click();
  await expect(page).toHaveURL('/insights');
  await expect(hitsOf(page)).toHaveCount(6);
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('the address of a search can be shared, also within a category', async ({ page }) => {
  await openHydrated(page, '/insights?q=CAPACITOR');
  await expect(page.getByRole('searchbox')).toHaveValue('CAPACITOR');
  await expect(statusOf(page)).toHaveText(/^Articles found: [1-9]/);
  await page.getByRole('link', { name: 'Technical Guides', exact: true }).click();
  await expect(page).toHaveURL('/insights/category/technical-guides?q=CAPACITOR');
  await expect(hitsOf(page).locator('.badge').first()).toHaveText('Technical Guides');
  const badges = new Set(await hitsOf(page).locator('.badge').allTextContents());
  expect([...badges]).toEqual(['Technical Guides']);
});

test('Load More shows further hits, at an address of their own', async ({ page }) => {
  await openHydrated(page, '/insights?q=the');
  await expect(hitsOf(page)).toHaveCount(6);
  await page.getByRole('link', { name: 'Load More Insights' }).click();
  await expect(page).toHaveURL('/insights?q=the&page=2');
  await expect(hitsOf(page)).not.toHaveCount(6);
  await expect(hitsOf(page).nth(6).getByRole('link')).toBeFocused();
  await page.goBack();
  await expect(hitsOf(page)).toHaveCount(6);
});

test('the index is loaded at the first focus of the box, not before', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openSettled(page, '/insights');
  expect(requests.filter((path) => /search-index|\/finder-/.test(path))).toEqual([]);
  await page.getByRole('searchbox').focus();
  await expect.poll(() => requests).toContain('/search-index.json');
});

test('an index that does not arrive can be asked for again', async ({ page }) => {
  await page.route(INDEX, (route) => route.abort());
  await openHydrated(page, '/insights?q=relay');
  await expect(statusOf(page)).toHaveText(/^The line to the register/);
  await page.unroute(INDEX);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(statusOf(page)).toHaveText(/^Articles found: [1-9]/);
});

test('the search page finds every kind of page, and marks what matched', async ({ page }) => {
  await openHydrated(page, '/search');
  await expect(page.getByRole('region', { name: 'Articles', exact: true })).toBeVisible();
  await searchFor(page, 'engineer');
  await expect(page).toHaveURL('/search?q=engineer');
  const jobs = page.getByRole('region', { name: 'Open positions' });
  await expect(jobs.locator('mark').first()).toHaveText(/engineer/i);
  await expect(statusOf(page)).toHaveText(/^Results: \d+$/);
});

test('the list of everything shows where scripts do not arrive', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/search?q=relay');
  await expect(page.locator('.everything').first()).toBeVisible();
});

test('a search that is typed before React has started is not lost', async ({ page }) => {
  await page.goto('/insights');
  await page.evaluate(() => {
    const box = document.querySelector<HTMLInputElement>('#search');
    if (box) box.value = 'relay';
  });
  await hydrate(page);
  await expect(page.getByRole('searchbox')).toHaveValue('relay');
});
