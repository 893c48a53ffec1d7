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

test('on a wide window every story has its drawing, and figures, captions and sources are in rows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const cards = page.locator('.stories > article');
  const count = await cards.count();
  expect(count).toBeGreaterThan(1);
  await expect(cards.locator('.plate:visible')).toHaveCount(count);
  for (const part of ['b', 'span', 'small']) {
    const tops = await page
      .locator(`.proof__reading > ${part}`)
      .evaluateAll((parts) => parts.map((one) => Math.round(one.getBoundingClientRect().top)));
    // A figure that is smaller than the others stands on their line.
    if (part !== 'b') expect(new Set(tops).size).toBe(1);
    expect(tops.length).toBeGreaterThan(1);
  }
});
