import { expect, test } from '@playwright/test';

import { readStyles } from './reading';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/insights');
});

const CARDS = '.article-card, .register li';

test('article titles clamp to 2 lines and excerpts to 3', async ({ page }) => {
  const titles = page.locator(CARDS).locator('h3');
  const excerpts = page.locator(CARDS).locator('p');
  expect(await readStyles(titles, '-webkit-line-clamp')).toEqual(
    Array(await titles.count()).fill('2'),
  );
  expect(await readStyles(excerpts, '-webkit-line-clamp')).toEqual(
    Array(await excerpts.count()).fill('3'),
  );
});

test('a title of fifty letters is not cut at 320 px', async ({ page }) => {
  const cut = await page
    .locator(CARDS)
    .locator('h3')
    .evaluateAll((titles) =>
      titles
        .filter(({ textContent }) => textContent.length <= 50)
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 8)
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
});

test('no title is higher than 2 lines and no excerpt than 3', async ({ page }) => {
  const linesOf = (part: string) =>
    page
      .locator(CARDS)
      .locator(part)
      .evaluateAll((all) =>
        all.map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
      );
  expect(Math.max(...(await linesOf('h3')))).toBeCloseTo(2, 1);
  expect(Math.max(...(await linesOf('p')))).toBeCloseTo(3, 1);
});
