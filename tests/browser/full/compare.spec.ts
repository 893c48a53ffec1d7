import { expect, test } from '@playwright/test';
import { products } from '../../site/facts.ts';
import { openHydrated } from '../hydration.ts';

const PATH = '/products/compare';

test('what takes the focus stands clear of the first column, also on the way back', async ({
  page,
}) => {
  for (const width of [320, 390, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, `${PATH}?products=${products.map(({ slug }) => slug).join(',')}`);
    await page.locator('.compare__sheet a').last().focus();
    await expect(page.locator('.compare__sheet a').last()).toBeFocused();
    for (const _ of [...products, ...products].slice(1)) {
      await page.keyboard.press('Shift+Tab');
      await expect
        .poll(() =>
          page.evaluate(() => {
            const link = document.activeElement;
            const first = link?.closest('tr')?.firstElementChild?.getBoundingClientRect();
            return (link?.getBoundingClientRect().left ?? 0) - (first?.right ?? 0);
          }),
        )
        .toBeGreaterThanOrEqual(0);
    }
  }
});
