import { expect, test } from '@playwright/test';

import { SAMPLE_ROOT } from '../site/folders.ts';
import { listLargestPages } from '../site/largest-pages.ts';
import { openHydrated } from './hydration.ts';
import { forPrint, testDark, testPrinted } from './printing.ts';

/** What is printed most; `full/print.spec.ts` prints the others. */
const KINDS = ['datasheet', 'product', 'insight'];

/** Where controls say something on paper: what is read of a drawing, or was typed into a form. */
const TELLING = ['home', 'product', 'contact'];

const largest = listLargestPages(SAMPLE_ROOT);
const pages = largest.filter(({ kind }) => KINDS.includes(kind));

test.use(forPrint);

for (const page of pages) testPrinted(page);

/** A page with a portrait by day and by night. */
testDark({ kind: 'product', path: '/products/core' });

test('filters and buttons are not printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const controls = page.locator('main :is(button, input, select, textarea):visible');
  for (const { path } of largest.filter(({ kind }) => !TELLING.includes(kind))) {
    await page.goto(path);
    await expect.soft(controls, path).toHaveCount(0);
  }
});

test('a station that can be tried is printed as it was before its scripts', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  const status = page.locator('.hero__status');
  const still = await status.innerText();
  await openHydrated(page, '/');
  await expect(page.locator('.hero__feeders button')).not.toHaveCount(0);
  await expect(page.locator('.hero__feeders button:visible')).toHaveCount(0);
  expect(await status.innerText()).toBe(still);
});
