import { expect, test } from '@playwright/test';

import { hydrate } from '../hydration';

test('the list of everything shows where scripts do not arrive', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/search?q=relay');
  await expect(page.locator('.everything').first()).toBeVisible();
});

test('a search that is typed before React has started is not lost', async ({ page }) => {
  await page.goto('/insights');
  await page.evaluate(() => {
    const box = document.querySelector<HTMLInputElement>('[id="ui:search"]');
    if (box) box.value = 'relay';
  });
  await hydrate(page);
  await expect(page.getByRole('searchbox')).toHaveValue('relay');
});
