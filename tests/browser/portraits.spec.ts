import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

const PICTURED = '/products/core';

const portraitOf = (page: Page) => page.locator('.product-head img');

/** The name of the picture that the browser chose, without digest, width and format. */
const chosen = (page: Page) =>
  portraitOf(page).evaluate((image: HTMLImageElement) =>
    image.currentSrc.replace(/.*\/([a-z-]+)-[0-9a-f]{10}-.*/, '$1'),
  );

test('a product is seen in the light of the page, and its numbers lead to its features', async ({
  page,
}) => {
  await page.goto(PICTURED);
  await expect(portraitOf(page)).toHaveAccessibleName(/.{30}/);
  for (const [colorScheme, name] of [
    ['light', 'core-day'],
    ['dark', 'core-night'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => chosen(page)).toBe(name);
  }
  const links = page.locator('.hotspots a');
  expect(await links.count()).toBeGreaterThan(3);
  for (const link of await links.all()) {
    const feature = page.locator(String(await link.getAttribute('href')));
    const number = await feature.locator('b').textContent();
    const words = String(await feature.textContent()).replace(String(number), '');
    await expect(link).toHaveAccessibleName(`${number}: ${words.trim()}`);
  }
});
