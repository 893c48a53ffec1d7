import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { recordConsoleMessages } from './console-messages.ts';
import { hydrate, openHydrated } from './hydration.ts';
import { headlineOf } from './page-locators.ts';

/** What a 404 answer logs, and a transition to a page that is shown already. */
const EXPECTED = /404|^Uncaught Transition was (aborted|skipped)/;

/** Serves the document of another address at one, as some hosts do. */
async function serveAt(page: Page, address: string, path: string) {
  await page.route(
    (url) => url.pathname === address,
    async (route) => {
      const url = new URL(path, route.request().url());
      await route.fulfill({ response: await route.fetch({ url: url.href }) });
    },
  );
}

for (const address of [
  ...['/gone', '/caf%C3%A9', '/gone%20page', '/gone*', '/a:b', '/:slug', '/*', '/gone?a#b'],
  ...[
    '/%',
    '/%zz',
    '/gone%0Apage',
    '/%E2%80%A8',
    '/products/caf%C3%A9',
    '/insights/no-such%2Darticle',
  ],
  ...['/products/core/datasheet/x', '/gone%2F..%2Fproducts', '/__proto__', '/gone\\page'],
]) {
  test(`${address} shows the 404 page before and after React starts`, async ({ page }) => {
    const consoleMessages = await recordConsoleMessages(page);
    await openHydrated(page, address);
    await expect(headlineOf(page)).toHaveText('Oops! Page not found');
    const url = page.url();
    await page.getByRole('main').getByRole('link', { name: 'Products', exact: true }).click();
    await expect(headlineOf(page)).toHaveText('One drawing, six products');
    await page.goBack();
    await hydrate(page);
    await expect(headlineOf(page)).toHaveText('Oops! Page not found');
    await expect(page).toHaveURL(url);
    await page.reload();
    await hydrate(page);
    await expect(headlineOf(page)).toHaveText('Oops! Page not found');
    expect(consoleMessages.filter((text) => !EXPECTED.test(text))).toEqual([]);
  });
}

test('a search on the 404 page leads to its hits', async ({ page }) => {
  await openHydrated(page, '/caf%C3%A9');
  await page.getByRole('main').getByRole('searchbox').fill('relay');
  await page.getByRole('main').getByRole('search').getByRole('button').click();
  await expect(page).toHaveURL(/\?q=relay$/);
  await expect(headlineOf(page)).not.toHaveText('Oops! Page not found');
});

for (const [address, path] of [
  ['/products.html', '/products'],
  ['/index.html', '/'],
  ['/products/index.html', '/products'],
  ['/markets/ports.html', '/markets/ports'],
  ['/markets/', '/markets'],
  ['//markets', '/markets'],
  ['//gone', '/gone'],
  ['/Markets', '/markets'],
  ['/products%2Fcore', '/products/core'],
  ['/404.html', '/gone'],
] as const) {
  test(`a page that a host serves at ${address} works as at ${path}`, async ({ page, baseURL }) => {
    const consoleMessages = await recordConsoleMessages(page);
    await serveAt(page, address, path);
    await page.goto(`${baseURL}${address}?a=b#ui:main`);
    const headline = await headlineOf(page).textContent();
    await hydrate(page);
    await expect(headlineOf(page)).toHaveText(headline ?? '');
    const shown = path === '/gone' ? baseURL + address : path;
    await expect(page).toHaveURL(`${shown}?a=b#ui:main`);
    await page.locator('header a[href="/company"]').first().click();
    await expect(headlineOf(page)).not.toHaveText(headline ?? '');
    await page.goBack();
    await expect(headlineOf(page)).toHaveText(headline ?? '');
    expect(consoleMessages.filter((text) => !EXPECTED.test(text))).toEqual([]);
  });
}
