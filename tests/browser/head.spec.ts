import { expect, test } from '@playwright/test';

import { origin } from '../site-html/dist';
import { openHydrated } from './hydration';

test('browsers can decode the card, and the icons', async ({ page }) => {
  await page.goto('/');
  for (const [file, width] of [
    ['/og/index.png', 1200],
    ['/og/products/core.png', 1200],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/apple-touch-icon.png', 180],
  ] as const) {
    const found = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image.naturalWidth;
    }, file);
    expect(found, file).toBe(width);
  }
});

test('what was said of the first page is gone once another one is shown', async ({ page }) => {
  await openHydrated(page, '/products/core');
  const said = page.locator('head meta[property], script[type="application/ld+json"]');
  await expect(said).toHaveCount(7);
  await page.getByRole('banner').getByRole('link', { name: 'Markets', exact: true }).click();
  await expect(page).toHaveURL('/markets');
  await expect(said).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/markets`);
});
