import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { recordConsoleMessages } from './console-messages.ts';
import { CHROMIUM_ONLY } from './firefox/firefox.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrate, isMarked, markWindow, openHydrated, openWhole } from './hydration.ts';
import { barLinkOf, headlineOf } from './page-locators.ts';

test('a link inside the site opens its page without a reload: title, highlight, focus, words', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await markWindow(page);
  const announcer = page.locator('[aria-live="polite"]');
  await expect(announcer).toHaveText('');
  await barLinkOf(page, 'Products').click();
  await expect(page).toHaveURL('/products');
  await expect(headlineOf(page)).toHaveText('One drawing, six products');
  await expect(headlineOf(page)).toBeFocused();
  expect(await isMarked(page)).toBe(true);
  await expect(page).toHaveTitle('Products | Ohmstead Grid');
  await expect(page.locator('title')).toHaveCount(1);
  await expect(barLinkOf(page, 'Products')).toHaveAttribute('aria-current', 'page');
  await expect(announcer).toHaveText('Page opened: Products | Ohmstead Grid');
  await openWhole(page, '/products/core');
  await markWindow(page);
  await page.locator('.prose').getByRole('link', { name: 'GridOps', exact: true }).click();
  await expect(headlineOf(page)).toHaveText('GridOps');
  expect(await isMarked(page)).toBe(true);
});

test('a navigation starts at the top, and back restores the scroll position', async ({ page }) => {
  await openHydrated(page, '/products');
  const link = page.getByRole('region', { name: 'Lumen', exact: true }).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const scrollOf = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scrollOf();
  expect(before).toBeGreaterThan(1000);
  await link.click();
  await expect(headlineOf(page)).toHaveText('Lumen');
  await expect.poll(scrollOf).toBe(0);
  await page.goBack();
  await expect(headlineOf(page)).toHaveText('One drawing, six products');
  await expect.poll(scrollOf).toBe(before);
  await expect(link).toBeFocused();
});

test('a page that comes by a link comes whole, with its lazy islands', async ({ page }) => {
  await openHydrated(page, '/products');
  await page.evaluate(() => {
    const count = () => document.querySelectorAll('main :is(section, svg)').length;
    new MutationObserver((_, observer) => {
      if (document.querySelector('.hero') === null) return;
      observer.disconnect();
      Reflect.set(window, 'first', count());
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('header a[href="/"]').first().click();
  await expect(page.locator('.hero')).toBeVisible();
  await expect(page.locator('.ops')).toBeVisible();
  const parts = await page.locator('main :is(section, svg)').count();
  expect(await page.evaluate(() => Reflect.get(window, 'first'))).toBe(parts);
});

test('an address with an anchor scrolls to it', CHROMIUM_ONLY, async ({ page }) => {
  await openHydrated(page, '/products');
  await page.getByRole('link', { name: 'Accuracy class', exact: true }).click();
  await expect(page).toHaveURL('/support/glossary#class-0-2s');
  await expect(page.locator('#class-0-2s')).toBeInViewport();
});

test('a page that is gone shows the 404 page', CHROMIUM_ONLY, async ({ page }) => {
  await page.route('**/markets.json', (route) => route.fulfill({ status: 404, body: 'gone' }));
  // Its document is gone too: a host answers with the 404 document.
  await page.route('**/markets', async (route) => {
    const url = new URL('/no/such-page', route.request().url());
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
  await openHydrated(page, '/');
  await barLinkOf(page, 'Markets').click();
  await expect(headlineOf(page)).toHaveText('Oops! Page not found');
  await expect(page).toHaveURL('/markets');
});

/** The text of a page, without the hero drawing, whose text changes on hydration. */
function readMain(page: Page): Promise<string> {
  return page.locator('main').evaluate((main) => {
    const copy = document.createElement('div');
    copy.append(main.cloneNode(true));
    copy.querySelector('.hero__diagram')?.remove();
    return copy.textContent ?? '';
  });
}

for (const path of ['/', '/insights', '/products/core']) {
  const claim = `${path} stands in the DOM once, however late its scripts arrive`;
  test(claim, CHROMIUM_ONLY, async ({ page }) => {
    const consoleMessages = await recordConsoleMessages(page);
    const letScriptsCome = await holdRequests(page, /\/assets\/(?!boot).*\.js$/);
    await page.goto(path);
    const before = await readMain(page);
    await page.mouse.move(1, 1);
    letScriptsCome();
    await hydrate(page);
    for (const part of ['h1', 'body > header', 'main', 'body > footer', 'head > title', 'dialog']) {
      await expect(page.locator(part)).toHaveCount(1);
    }
    expect(await readMain(page)).toBe(before);
    expect(consoleMessages).toEqual([]);
  });
}
