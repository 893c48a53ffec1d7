import { expect, type Page, test } from '@playwright/test';

import { builtPages } from '../../site/built-pages.ts';
import { openHydrated } from '../hydration.ts';

/** What stands in a table or on a plate, wherever it is. */
const IN_TABLES = ':is(th, td) a, .nameplate .term, :is(th, td) .term';

/** Controls that are no words of a text. */
const CONTROLS = 'a, button, summary, select, input, textarea';

/** Lines of text narrower than this are rounded. */
const HIGH = 23.5;

/** The targets of a page that are too low, and how many there are in all. */
function findLow(page: Page) {
  return page.locator('main').evaluate(
    (main, { inTables, controls, high }) => {
      const isShown = (one: Element) =>
        one.checkVisibility({ visibilityProperty: true }) && !one.closest('.visually-hidden');
      /** Whether nothing else stands in the block around it. */
      const isAlone = (one: Element) => {
        let block = one;
        while (block.parentElement && getComputedStyle(block).display === 'inline')
          block = block.parentElement;
        return block === one || block.textContent.trim() === one.textContent.trim();
      };
      const toTarget = (one: Element) => one.closest('label') ?? one;
      const targets = Array.from(main.querySelectorAll(`${inTables}, ${controls}`)).filter(
        (one) => isShown(one) && (one.matches(inTables) || isAlone(one)),
      );
      const lows = targets
        .map((one) => ({
          text: one.textContent,
          height: Math.min(...Array.from(toTarget(one).getClientRects(), (box) => box.height)),
        }))
        .filter(({ height }) => height < high);
      return { lows, count: targets.length };
    },
    { inTables: IN_TABLES, controls: CONTROLS, high: HIGH },
  );
}

test('so is each hit of the search', async ({ page }) => {
  await openHydrated(page, '/search?q=relay');
  await expect(page.locator('main li p a')).not.toHaveCount(0);
  const { lows } = await findLow(page);
  expect(lows).toEqual([]);
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`what is pressed, and stands in no sentence, is 24 px high, ${width} px wide`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    let found = 0;
    for (const path of builtPages) {
      await openHydrated(page, path);
      const { lows, count } = await findLow(page);
      expect.soft(lows, path).toEqual([]);
      found += count;
    }
    expect(found).toBeGreaterThan(0);
  });
}
