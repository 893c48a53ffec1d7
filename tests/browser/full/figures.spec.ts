import { expect, type Page, test } from '@playwright/test';

import { builtPages } from '../../site/built-pages.ts';
import { openHydrated } from '../hydration.ts';

/** The figures of a page that take several lines, alone or with the unit that is kept with them. */
function findBroken(page: Page) {
  return page.locator('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    let count = 0;
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest('svg, .visually-hidden')) continue;
      for (const { 0: figure, index } of (text.nodeValue ?? '').matchAll(
        /\d[\d.,]*\d(?:\u00a0\p{L}+)?/gu,
      )) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + figure.length);
        const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(figure);
        count += 1;
      }
    }
    return { broken, count };
  });
}

for (const width of [320, 360, 390]) {
  test(`figures and their units are on one line, ${width} px wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    let found = 0;
    for (const path of builtPages) {
      await openHydrated(page, path);
      const { broken, count } = await findBroken(page);
      expect.soft(broken, path).toEqual([]);
      found += count;
    }
    expect(found).toBeGreaterThan(0);
  });
}
