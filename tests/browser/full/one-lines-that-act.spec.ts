import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { openWhole } from '../hydration.ts';
import { leastSideOf } from '../one-lines-that-act.ts';
import { overflowOf } from '../page-locators.ts';

test.describe('the hero', () => {
  const feedersOf = (page: Page) => page.locator('.hero__feeders').getByRole('button');

  for (const width of [320, 390, 704, 768, 992, 1024, 1200, 1440]) {
    test(`has no letters below 12 px at ${width} px, and nothing beyond the edge`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openWhole(page, '/');
      await expect(feedersOf(page)).toHaveCount(4);
      const sizes = await page.locator('.hero__figure :is(text, a, b)').evaluateAll((texts) =>
        texts
          .filter((text) => text.checkVisibility())
          .map((text) => {
            const size = Number.parseFloat(getComputedStyle(text).fontSize);
            const scale = text instanceof SVGGraphicsElement ? (text.getScreenCTM()?.d ?? 0) : 1;
            return size * scale;
          }),
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11.95);
      expect(await leastSideOf(page, '.hero__feeders')).toBeGreaterThanOrEqual(44);
      expect(await overflowOf(page)).toBe(0);
    });
  }
});
