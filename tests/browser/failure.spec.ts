import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { UNKNOWN_PATH } from '../site/facts.ts';
import { isMarked, markWindow, openHydrated } from './hydration.ts';

const SHAPELESS = {
  kind: 'products',
  path: '/products',
  head: { title: 'x', description: 'x' },
  copy: {},
};

/**
 * Opens the products page with data of the right build but without anything that its view needs.
 */
async function openShapelessProducts(page: Page) {
  await openHydrated(page, '/');
  const build = await page.locator('html').getAttribute('data-build');
  await page.route('**/products.json', (route) => route.fulfill({ json: { ...SHAPELESS, build } }));
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
}

async function expectFailure(page: Page, message: RegExp) {
  const screen = page.getByRole('alert');
  await expect(screen.getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expect(screen.locator('p')).toHaveText(message);
  await expect(page).toHaveTitle('Unexpected Application Error!');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

test('a view that cannot be rendered shows the message of the error, and leads back to Home', async ({
  page,
}) => {
  await openShapelessProducts(page);
  await expectFailure(page, /Cannot read properties of undefined/);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Smart Grid Solutions/);
});

test('data that is no JSON gives way to an ordinary page load', async ({ page }) => {
  await page.route('**/products.json', (route) => route.fulfill({ body: 'half a f' }));
  await openHydrated(page, '/');
  await markWindow(page);
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^One drawing/);
  await expect(page).toHaveURL('/products');
  expect(await isMarked(page)).toBe(false);
});

test('an unknown address answers 404, and is logged to the console', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes(UNKNOWN_PATH));
  const response = await page.goto(UNKNOWN_PATH);
  expect(response?.status()).toBe(404);
  expect((await logged).text()).toContain(`404: no page at ${UNKNOWN_PATH}`);
});
