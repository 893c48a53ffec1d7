import { expect, test } from '@playwright/test';

import { hydrate, openHydrated } from './hydration';
import { holdTooltips, PAGE, termOf, tooltipOf } from './terms';

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
  // The heading of the new page takes focus, and must not take it from the term.
  await expect(page.getByRole('heading', { level: 1, name: 'Link' })).toBeFocused();
  await expect(tooltipOf(page)).toHaveCount(0);
  await termOf(page).focus();
  await expect(tooltipOf(page)).toBeVisible();
  expect(await tooltipOf(page).textContent()).not.toBe(before);
});
