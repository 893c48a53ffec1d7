import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { findAccessibilityProblems } from './accessibility';

const PICTURED = '/products/core';
const WITHOUT = '/products/gridops';

const portraitOf = (page: Page) => page.locator('.product-head img');

/** The name of the picture that a browser has chosen, without its digest, width and format. */
const chosen = (page: Page) =>
  portraitOf(page).evaluate((image: HTMLImageElement) =>
    image.currentSrc.replace(/.*\/([a-z-]+)-[0-9a-f]{10}-.*/, '$1'),
  );

const colourOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

for (const [colorScheme, name] of [
  ['light', 'core-day'],
  ['dark', 'core-night'],
] as const) {
  test.describe(`where the page is ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('a product is seen in the light of the page', async ({ page }) => {
      await page.goto(PICTURED);
      await expect(portraitOf(page)).toHaveAccessibleName(/.{30}/);
      await expect.poll(() => chosen(page)).toBe(name);
    });
  });
}

test('every number beside the portrait leads to its feature', async ({ page }) => {
  await page.goto(PICTURED);
  const links = page.locator('.hotspots a');
  expect(await links.count()).toBeGreaterThan(3);
  for (const link of await links.all()) {
    const feature = page.locator(String(await link.getAttribute('href')));
    const number = await feature.locator('b').textContent();
    const words = String(await feature.textContent()).replace(String(number), '');
    await expect(link).toHaveAccessibleName(`${number}: ${words.trim()}`);
  }
});

test('a number and its feature light up together', async ({ page }) => {
  await page.goto(PICTURED);
  const ring = '[href="#feature-2"] .hotspots__ring';
  const number = '#feature-2 b';
  const [bare, plain] = [
    await colourOf(page, ring, 'fill'),
    await colourOf(page, number, 'background-color'),
  ];
  await page.locator('#feature-2').hover();
  expect(await colourOf(page, ring, 'fill')).not.toBe(bare);
  await page.mouse.move(0, 0);
  expect(await colourOf(page, ring, 'fill')).toBe(bare);
  await page.locator('[href="#feature-2"]').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await colourOf(page, number, 'background-color')).not.toBe(plain);
});

for (const width of [320, 390, 1440]) {
  test(`at ${width} px, a finger meets one number only, and none covers the words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PICTURED);
    const boxes = await page
      .locator('.hotspots__target')
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().toJSON()));
    for (const [index, box] of boxes.entries()) {
      expect(box.width).toBeGreaterThanOrEqual(44);
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      for (const other of boxes.slice(index + 1)) {
        const isApart = other.left >= box.right || box.left >= other.right;
        expect(isApart || other.top >= box.bottom || box.top >= other.bottom).toBe(true);
      }
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
}

test('a product without a portrait has its symbol in its place', async ({ page }) => {
  await page.goto(WITHOUT);
  await expect(portraitOf(page)).toHaveCount(0);
  await expect(page.locator('.hotspots')).toHaveCount(0);
  const symbol = await page.locator('.product-head .symbol').boundingBox();
  expect(symbol?.width).toBeGreaterThan(200);
  await expect(page.locator('.features').getByRole('listitem').first()).toBeVisible();
});
