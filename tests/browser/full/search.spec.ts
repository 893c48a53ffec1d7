import { expect, test } from '@playwright/test';

import { hydrate, openHydrated, openSettled } from '../hydration';
import { hitsOf, searchFor, statusOf } from '../search';

test('beginnings of words and small mistakes find them all the same', async ({ page }) => {
  await openHydrated(page, '/insights?q=capac');
  await expect(hitsOf(page).first().locator('mark').first()).toHaveText(/^capacitor/i);
  await searchFor(page, 'capcitor');
  await expect(hitsOf(page).first().locator('mark').first()).toHaveText(/^capacitor/i);
});

test('the address of a search can be shared, also within a category', async ({ page }) => {
  await openHydrated(page, '/insights?q=CAPACITOR');
  await expect(page.getByRole('searchbox')).toHaveValue('CAPACITOR');
  await expect(statusOf(page)).toHaveText(/^Articles found: [1-9]/);
  await page.getByRole('link', { name: 'Technical Guides', exact: true }).click();
  await expect(page).toHaveURL('/insights/category/technical-guides?q=CAPACITOR');
  const badges = hitsOf(page).locator('.badge');
  await expect
    .poll(async () => [...new Set(await badges.allTextContents())])
    .toEqual(['Technical Guides']);
});

test('the index is loaded at the first focus of the box, not before', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openSettled(page, '/insights');
  expect(requests.filter((path) => /search-index|\/finder-/.test(path))).toEqual([]);
  await page.getByRole('searchbox').focus();
  await expect.poll(() => requests).toContain('/search-index.json');
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
