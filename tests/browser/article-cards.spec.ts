import { expect, test } from '@playwright/test';

import { readStyles } from './reading.ts';

const CARDS = '.article-card, .article-list li';

test('titles end after 2 lines and excerpts after 3, and one of fifty letters is not cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/insights');
  const titles = page.locator(CARDS).locator('h3');
  const excerpts = page.locator(CARDS).locator('p');
  for (const [part, lines] of [
    [titles, 2],
    [excerpts, 3],
  ] as const) {
    const clamps = await readStyles(part, '-webkit-line-clamp');
    expect(clamps).toEqual(Array(await part.count()).fill(String(lines)));
    const heights = await part.evaluateAll((all) =>
      all.map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
    );
    expect(Math.max(...heights)).toBeCloseTo(lines, 1);
  }
  const cut = await titles.evaluateAll((all) =>
    all
      .filter(({ textContent }) => textContent.length <= 50)
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 8)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
