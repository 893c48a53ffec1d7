import { expect, test } from '@playwright/test';

import { SAMPLE_ROOT } from '../site/folders.ts';
import { listLargestPages } from '../site/largest-pages.ts';
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
