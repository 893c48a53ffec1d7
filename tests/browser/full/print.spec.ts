import { expect, test } from '@playwright/test';

import { SAMPLE_ROOT } from '../../site/folders.ts';
import { listLargestPages } from '../../site/largest-pages.ts';
import { readPaper } from '../paper.ts';
import { forPrint, print, testDark, testPrinted } from '../printing.ts';

test.use(forPrint);

for (const page of listLargestPages(SAMPLE_ROOT)) {
  testPrinted(page);
  testDark(page);
}

test('the sum of a table of two sheets is printed once, below its last row', async ({
  page,
  context,
}) => {
  await page.goto('/products/build');
  const sum = page.locator('tfoot th').first();
  await expect(sum).toBeVisible();
  const label = (await sum.innerText()).trim();
  // Rows as tall as this do not fit on one sheet.
  await page.addStyleTag({ content: 'tbody tr { height: 12rem }' });
  const sheets = await readPaper(await context.newPage(), await print(page));
  expect(sheets.length).toBeGreaterThan(2);
  const texts = sheets.flatMap((sheet) => sheet.texts.map(({ text }) => text.trim()));
  expect(texts.filter((text) => text === label)).toHaveLength(1);
});
