import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

const PICTURED = '/products/core';

const portraitOf = (page: Page) => page.locator('.product-head picture > img');

/** The name of the picture that the browser chose, without digest, width and format. */
const chosen = (page: Page) =>
  portraitOf(page).evaluate((image: HTMLImageElement) =>
    image.currentSrc.replace(/.*\/([a-z-]+)-[0-9a-f]{10}-.*/, '$1'),
  );

test('a product is seen in the light of the page', async ({ page }) => {
  await page.goto(PICTURED);
  await expect(portraitOf(page)).toHaveAccessibleName(/.{30}/);
  for (const [colorScheme, name] of [
    ['light', 'core-day'],
    ['dark', 'core-night'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => chosen(page)).toBe(name);
  }
});
