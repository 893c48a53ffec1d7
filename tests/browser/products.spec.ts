import { expect, test } from '@playwright/test';

import { products } from '../site/facts';

test('the blocks of the products alternate between left and right', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/products');
  const sidesOf = (part: string) =>
    page
      .locator(part)
      .evaluateAll((all) =>
        all.map((one) => (one.getBoundingClientRect().left < 720 ? 'left' : 'right')),
      );
  const sides = products.map((_, index) => (index % 2 === 0 ? 'left' : 'right'));
  const others = products.map((_, index) => (index % 2 === 0 ? 'right' : 'left'));
  expect(await sidesOf('.product-block__equipment')).toEqual(sides);
  expect(await sidesOf('.product-block__text')).toEqual(others);
});
