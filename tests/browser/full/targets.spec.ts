import { expect, test } from '@playwright/test';

import { builtPages } from '../../site/built-pages.ts';
import { openHydrated } from '../hydration.ts';

const TARGETS = ':is(th, td) a, .nameplate .term, :is(th, td) .term';

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`links in tables and terms on plates are 24 px high, ${width} px wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    let found = 0;
    for (const path of builtPages) {
      await openHydrated(page, path);
      const targets = page.locator(`main :is(${TARGETS})`).filter({ visible: true });
      const lows = await targets.evaluateAll((elements) =>
        elements
          .map((element) => ({
            text: element.textContent,
            height: Math.min(...Array.from(element.getClientRects(), (box) => box.height)),
          }))
          .filter((target) => target.height < 24),
      );
      expect.soft(lows, path).toEqual([]);
      found += await targets.count();
    }
    expect(found).toBeGreaterThan(0);
  });
}
