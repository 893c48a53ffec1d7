import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { findAccessibilityProblems } from '../accessibility.ts';

const PICTURED = '/products/core';
const WITHOUT = '/products/gridops';

const portraitOf = (page: Page) => page.locator('.product-head picture > img');

const colorOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

test('a number and its feature light up together', async ({ page }) => {
  await page.goto(PICTURED);
  const ring = '[href="#ui:feature-2"] .hotspots__ring';
  const number = '[id="ui:feature-2"] b';
  const [bare, plain] = [
    await colorOf(page, ring, 'fill'),
    await colorOf(page, number, 'background-color'),
  ];
  await page.locator('[id="ui:feature-2"]').hover();
  await expect.poll(() => colorOf(page, ring, 'fill')).not.toBe(bare);
  await page.mouse.move(0, 0);
  await expect.poll(() => colorOf(page, ring, 'fill')).toBe(bare);
  await page.locator('[href="#ui:feature-2"]').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => colorOf(page, number, 'background-color')).not.toBe(plain);
});

test('a number that is pointed at says its feature at the spot', async ({ page }) => {
  await page.goto(PICTURED);
  const link = page.locator('[href="#ui:feature-2"]');
  const caption = link.locator('.hotspots__caption span');
  await expect(caption).toBeHidden();
  await link.locator('circle[r="22"]').hover();
  await expect(caption).toBeVisible();
  await expect(page.locator('[id="ui:feature-2"]')).toContainText(await caption.innerText());
  const [spot, box] = [
    await link.locator('circle[r="4.5"]').boundingBox(),
    await caption.boundingBox(),
  ];
  expect(Math.abs(Number(spot?.y) - Number(box?.y))).toBeLessThan(120);
});

test('the numbers go around the portrait clockwise', async ({ page }) => {
  await page.goto(PICTURED);
  const turns = await page.locator('.hotspots a').evaluateAll((links) => {
    const angles = links.map((link) => {
      const circle = link.querySelector('circle[r="22"]');
      const part = (name: string) => Number.parseFloat(circle?.getAttribute(name) ?? '') - 50;
      return Math.atan2(part('cy'), part('cx'));
    });
    const [first = 0] = angles;
    return angles.map((angle) => (angle - first + 2 * Math.PI) % (2 * Math.PI));
  });
  expect(turns.length).toBeGreaterThan(2);
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
});

for (const width of [320, 390, 1440]) {
  test(`at ${width} px, a finger meets one number only, and none covers the words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PICTURED);
    const boxes = await page
      .locator('.hotspots circle[r="22"]')
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
  await expect(
    page.getByRole('region', { name: 'Key features' }).getByRole('listitem').first(),
  ).toBeVisible();
});
