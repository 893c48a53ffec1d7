import { expect, test } from '@playwright/test';
import { findAccessibilityProblems } from './accessibility.ts';
import { CHROMIUM_ONLY } from './firefox/firefox.ts';
import { hydrateWhole, openWhole } from './hydration.ts';
import { overflowOf } from './page-locators.ts';
import { holdTooltips, PAGE, termOf, tooltipOf } from './terms.ts';

test('a keyboard keeps its focus while tooltips load, and gets the one of its term', async ({
  page,
}) => {
  await openWhole(page, PAGE);
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
  await openWhole(page, PAGE);
  await termOf(page).focus();
  await expect(tooltipOf(page)).toBeVisible();
  const before = String(await tooltipOf(page).textContent());
  await page.locator('main a[href="/products/link"]').first().click();
  await expect(page).toHaveURL(/\/products\/link$/);
  await hydrateWhole(page);
  // The heading of the new page takes focus, and must not take it from the term.
  await expect(page.getByRole('heading', { level: 1, name: 'Link' })).toBeFocused();
  await expect(tooltipOf(page)).toHaveCount(0);
  await termOf(page).focus();
  await expect(tooltipOf(page)).toBeVisible();
  await expect(tooltipOf(page)).not.toHaveText(before);
});

test.describe('a finger', CHROMIUM_ONLY, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('is shown what a term means, and follows its link with the second tap', async ({ page }) => {
    await openWhole(page, PAGE);
    const meaning = page.getByRole('dialog');
    const path = new URL(page.url()).pathname;
    await termOf(page).tap();
    await expect(meaning).toHaveText(/.{20}/);
    await expect(meaning).toBeFocused();
    await expect(tooltipOf(page)).toHaveCount(0);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await expect.poll(() => overflowOf(page)).toBe(0);
    await test.step('a tap beside it closes it', async () => {
      await page.touchscreen.tap(200, 100);
      await expect(meaning).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(path);
    });
    await test.step('two taps on a term leave the page', async () => {
      await termOf(page).tap();
      await expect(meaning).toBeVisible();
      await termOf(page).tap();
      await expect(page).toHaveURL(/\/support\/glossary#/);
      await expect(meaning).toHaveCount(0);
    });
  });

  test('leaves by the link below the meaning', async ({ page }) => {
    await openWhole(page, PAGE);
    await termOf(page).tap();
    const link = page.getByRole('dialog').getByRole('link');
    await expect.poll(async () => (await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.tap();
    await expect(page).toHaveURL(/\/support\/glossary#/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
