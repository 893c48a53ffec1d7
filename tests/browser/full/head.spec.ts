import { expect, test } from '@playwright/test';

test('browsers can decode the card, and the icons', async ({ page }) => {
  await page.goto('/');
  for (const [file, width] of [
    ['/og/index.png', 1200],
    ['/og/products/core.png', 1200],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/apple-touch-icon.png', 180],
  ] as const) {
    const found = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image.naturalWidth;
    }, file);
    expect(found, file).toBe(width);
  }
});
