import { expect, test } from '@playwright/test';

import { recordConsoleMessages } from './console-messages.ts';
import { ARTICLE, measure } from './photos.ts';

test('a photograph fills its place in its own shape, as AVIF in a width that suits', async ({
  page,
}) => {
  const consoleMessages = await recordConsoleMessages(page);
  await page.goto(ARTICLE);
  const image = page.locator('.article-figure img');
  await expect.poll(async () => (await measure(image)).real).toBeCloseTo(1.5, 2);
  const { source, shown } = await measure(image);
  expect(source).toMatch(/\/assets\/images\/field-[0-9a-f]{10}-800\.avif$/);
  expect(shown).toBeCloseTo(1.5, 1);
  expect(consoleMessages).toEqual([]);
});
