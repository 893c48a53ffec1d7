import type { Page, Route } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { hydrate, openHydrated } from './hydration';

const PAGE = '/products/core';
const SCRIPT = '**/assets/tooltips-*.js';

const termOf = (page: Page) => page.locator('.prose a.term').first();
const tooltipOf = (page: Page) => page.getByRole('tooltip');

/** Lets what draws tooltips arrive only when the test says so. */
async function holdTooltips(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const arrived = page.waitForRequest(SCRIPT);
  await page.route(SCRIPT, async (route: Route) => {
    await released;
    await route.continue();
  });
  return async () => {
    await arrived;
    release();
  };
}

test('a keyboard keeps its focus while tooltips load, and gets the one of its term', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  const release = await holdTooltips(page);
  await termOf(page).focus();
  await termOf(page).evaluate((term) => Reflect.set(window, 'focused', term));
  await release();
  await expect(tooltipOf(page)).toHaveText(/.{20}/);
  const id = await tooltipOf(page).getAttribute('id');
  await expect(termOf(page)).toHaveAttribute('aria-describedby', `${id}`);
  expect(await page.evaluate(() => document.activeElement === Reflect.get(window, 'focused'))).toBe(
    true,
  );
});

test('another product has tooltips of its own, without a reload', async ({ page }) => {
  await openHydrated(page, PAGE);
  await termOf(page).focus();
  await expect(tooltipOf(page)).toBeVisible();
  const before = await tooltipOf(page).textContent();
  await page.locator('main a[href="/products/link"]').first().click();
  await expect(page).toHaveURL(/\/products\/link$/);
  await hydrate(page);
  // The heading of the new page takes the focus, and must not take it from the term.
  await expect(page.getByRole('heading', { level: 1, name: 'Link' })).toBeFocused();
  await expect(tooltipOf(page)).toHaveCount(0);
  await termOf(page).focus();
  await expect(tooltipOf(page)).toBeVisible();
  expect(await tooltipOf(page).textContent()).not.toBe(before);
});
