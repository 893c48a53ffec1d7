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
