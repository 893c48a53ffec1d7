import { expect, test } from '@playwright/test';

import { origin } from '../site-html/dist';
import { openHydrated } from './hydration';

test('what was said of the first page is gone once another one is shown', async ({ page }) => {
  await openHydrated(page, '/products/core');
  const said = page.locator('head meta[property], script[type="application/ld+json"]');
  await expect(said).toHaveCount(7);
  await page.getByRole('banner').getByRole('link', { name: 'Markets', exact: true }).click();
  await expect(page).toHaveURL('/markets');
  await expect(said).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/markets`);
});
