import { expect, test } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';

import { FIREFOX, PREFERENCES } from './firefox.ts';

test.skip(FIREFOX === '', "No Firefox of Debian's here: apt-get install firefox-esr");

// Playwright cannot disable JavaScript in Debian's Firefox, so another driver sets the preference.
let browser: Browser;
let page: Page;
test.beforeAll(async () => {
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: { ...PREFERENCES, 'javascript.enabled': false },
  });
  page = await browser.newPage();
});
test.afterAll(() => browser?.close());

test('the menu opens, and leads on, in Firefox without JavaScript', async ({ baseURL }) => {
  await page.setViewport({ width: 390, height: 844 });
  await page.goto(`${baseURL}/products`);
  await click('header button[commandfor]');
  const link = 'dialog[open] a[href="/company"]';
  // The menu slides in.
  await expect.poll(async () => rightEdgeOf(link)).toBeLessThanOrEqual(390);
  await click(link);
  await expect.poll(() => page.url()).toBe(`${baseURL}/company`);
});

/** The driver's own click needs scripts in the page. */
async function click(selector: string) {
  const box = await boxOf(selector);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function rightEdgeOf(selector: string): Promise<number> {
  const { x, width } = await boxOf(selector);
  return x + width;
}

async function boxOf(selector: string) {
  const element = await page.$(selector);
  const box = await element?.boundingBox();
  return box ?? { x: Number.POSITIVE_INFINITY, y: 0, width: 0, height: 0 };
}
