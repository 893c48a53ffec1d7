import { expect, test } from '@playwright/test';

import { hydrate } from '../hydration.ts';

test('the list of everything shows where scripts do not arrive', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/search?q=relay');
  await expect(page.locator('.everything').first()).toBeVisible();
});

for (const path of ['/insights', '/insights?q=relay', '/search', '/search?q=relay']) {
  test(`a search that is typed before React has started is not lost at ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('searchbox').evaluate((element: HTMLInputElement) => {
      element.value = 'breaker';
    });
    await hydrate(page);
    await expect(page.getByRole('searchbox')).toHaveValue('breaker');
  });
}
