import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

import { builtPages, kindOf } from '../../site/built-pages.ts';
import { hydrate, openHydrated } from '../hydration.ts';
import { readPairs } from '../reading.ts';

const products = builtPages.filter((path) => kindOf(path) === 'product');
const datasheetOf = (product: string) => `${product}/datasheet`;

async function readPdf(page: Page, address: string) {
  const answer = await page.request.get(address);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const document = await getDocumentProxy(new Uint8Array(await answer.body()));
  const { text } = await extractText(document, { mergePages: true });
  return { pages: document.numPages, text: text.replace(/\s+/g, ' ') };
}

/** How many sheets of paper a page prints on. */
async function countPrinted(page: Page, format: string): Promise<number> {
  const bytes = await page.pdf({ format });
  return (await getDocumentProxy(new Uint8Array(bytes))).numPages;
}

for (const product of products) {
  test(`the datasheet of ${product} prints on one page, and so does its PDF, which says the same`, async ({
    page,
  }) => {
    await page.goto(product);
    await page.getByRole('link', { name: /^View Datasheet/ }).click();
    await expect(page).toHaveURL(datasheetOf(product));
    // Until its stylesheet has loaded, the previous page may still be visible at this address.
    await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible();
    await page.waitForLoadState('load');
    expect.soft(await countPrinted(page, 'A4')).toBe(1);
    expect.soft(await countPrinted(page, 'Letter')).toBe(1);
    const file = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
    expect(file).toBe(`${datasheetOf(product)}.pdf`);
    const { pages, text } = await readPdf(page, String(file));
    expect(pages).toBe(1);
    const datasheet = page.getByRole('article');
    const name = await datasheet.getByRole('heading', { level: 1 }).textContent();
    const ratings = await readPairs(datasheet);
    const texts = [String(name), ...Object.entries(ratings).flat()].filter(Boolean);
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.filter((word) => !text.includes(word))).toEqual([]);
  });
}

test('a datasheet on paper has no bar, no buttons and no footer', async ({ page }) => {
  await openHydrated(page, '/products/core/datasheet');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
    await expect(part).toBeHidden();
  }
  for (const button of await page.locator('.button').all()) await expect(button).toBeHidden();
});

test('a file is downloaded by the browser, not followed by the router', async ({ page }) => {
  await openHydrated(page, '/support/downloads');
  await hydrate(page);
  const link = page.locator('main a[href$="/core/datasheet.pdf"]');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.url()).toContain('/core/datasheet.pdf');
  expect(await download.failure()).toBeNull();
});
