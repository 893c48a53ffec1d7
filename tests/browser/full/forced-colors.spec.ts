import type { Locator } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { openHydrated } from '../hydration.ts';

/** A selected element, and an unselected one beside it. */
const CHOICES = [
  { what: 'the current page', path: '/products', chosen: '.nav__links [aria-current]' },
  { what: 'a filter', path: '/insights', chosen: '.filters [aria-current]' },
  { what: 'a column', path: '/products/compare', chosen: '.compare .chip:has(:checked)' },
  { what: 'an answer', path: '/products/build', chosen: '.one-line .chip:has(:checked)' },
];

/** The background of an element, and of its text if that has its own. */
const groundOf = (element: Locator) =>
  element.evaluate((one) => {
    const { backgroundColor, color, forcedColorAdjust } = getComputedStyle(one);
    return { backgroundColor, color, forcedColorAdjust };
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in forced colors, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    for (const { what, path, chosen } of CHOICES) {
      test(`${what} that is chosen is reversed`, async ({ page }) => {
        await openHydrated(page, path);
        if (path === '/products/compare') {
          await page.locator('.compare .chip input').last().uncheck({ force: true });
        }
        const canvas = await page.evaluate(() => {
          document.body.style.cssText = 'color: CanvasText; background: Canvas';
          const { color, backgroundColor } = getComputedStyle(document.body);
          return { color, backgroundColor };
        });
        expect(await groundOf(page.locator(chosen).first())).toEqual({
          backgroundColor: canvas.color,
          color: canvas.backgroundColor,
          forcedColorAdjust: 'none',
        });
      });
    }

    test('drawings for a dark ground take colors that the ground has', async ({ page }) => {
      await page.goto('/');
      const luminance = await page
        .locator('.hero__wide text, .control .elevation')
        .evaluateAll((parts) =>
          parts.map((part) => {
            const ink = getComputedStyle(part).getPropertyValue('--control-ink');
            return [ink, getComputedStyle(part).colorScheme];
          }),
        );
      expect(luminance.length).toBeGreaterThan(3);
      for (const one of luminance) expect(one).toEqual(['CanvasText', 'light dark']);
    });
  });
}
