import { expect, test } from '@playwright/test';

import { readStyles } from './reading.ts';

test('the link of the current page has a color of its own', async ({ page }) => {
  await page.goto('/products');
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const [highlight] = await readStyles(main.locator('[aria-current="page"]'), 'color');
  const others = await readStyles(main.locator('a:not([aria-current])'), 'color');
  expect(others.length).toBeGreaterThan(1);
  expect(others).not.toContain(highlight);
});
