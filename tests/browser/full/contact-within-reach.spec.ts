import { expect, test } from '@playwright/test';

import { site } from '../../site/facts.ts';

test('the bar links to contact at any width, and nothing in it overflows', async ({ page }) => {
  await page.goto('/');
  for (const width of [480, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const action = page
      .getByRole('banner')
      .getByRole('link', { name: site.menuAction?.label ?? '' });
    await expect(action).toBeInViewport({ ratio: 1 });
    const boxes = await page
      .locator('.nav .wrap > :visible')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
    for (const [index, box] of boxes.slice(1).entries()) {
      expect(box.left).toBeGreaterThanOrEqual(boxes[index]?.right ?? 0);
    }
  }
});

test('a list to choose from shows that it opens', async ({ page }) => {
  await page.goto('/company/contact');
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((box) => getComputedStyle(box).backgroundImage);
  expect(await look('select.input')).toContain('conic-gradient');
  expect(await look('input.input')).toBe('none');
});
