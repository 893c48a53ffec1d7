import { expect, test } from '@playwright/test';

test('on a wide window the drawings run to its edges, and nothing scrolls there', async ({
  page,
}) => {
  const width = 2560;
  await page.setViewportSize({ width, height: 1200 });
  await page.goto('/');
  const bays = page.locator('.hero__wide > path').last();
  const { right } = await bays.evaluate((drawn) => drawn.getBoundingClientRect());
  expect(right).toBeGreaterThan(width);
  const ground = await page
    .locator('.panorama')
    .evaluate((list) => Number.parseFloat(getComputedStyle(list, '::after').width));
  expect(ground).toBeGreaterThan(width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
