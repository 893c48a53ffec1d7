import { expect, test } from '@playwright/test';

import { SAMPLE_ROOT } from '../site/folders.ts';
import { listLargestPages } from '../site/largest-pages.ts';
import { countDifferences, readPaper } from './paper.ts';
import { forPrint, print, testPrinted } from './printing.ts';

/** What is printed most; `full/print.spec.ts` prints the others. */
const KINDS = ['datasheet', 'product', 'insight'];

const pages = listLargestPages(SAMPLE_ROOT).filter(({ kind }) => KINDS.includes(kind));

test.use(forPrint);

for (const page of pages) testPrinted(page);

/** A page with a portrait by day and by night. */
const PORTRAIT = '/products/core';

test('a product is printed by day, whatever the scheme', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(PORTRAIT);
  const shown = page.locator('main picture > img').first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const dark = await print(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(PORTRAIT);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const light = await print(page);
  const desk = await context.newPage();
  const [one, other] = [await readPaper(desk, dark), await readPaper(desk, light)];
  expect(countDifferences(one, other)).toBe(0);
});

test('what is printed in the dark scheme is printed on white paper', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(pages[0]?.path ?? '/');
  const dark = await print(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await print(page);
  const desk = await context.newPage();
  const [one, other] = [await readPaper(desk, dark), await readPaper(desk, light)];
  expect(countDifferences(one, other)).toBe(0);
});
