import { expect, test } from '@playwright/test';

import { openWhole } from './hydration.ts';

const PAGE = '/products/build';

test('a month says in words what is late, and the address keeps it', async ({ page }) => {
  await openWhole(page, PAGE);
  const materials = page.locator('.priced-materials');
  await expect(materials.locator('.text-trip')).toHaveCount(0);
  await page.getByLabel('Needed by').fill('2020-01');
  await expect(materials.locator('.text-trip')).not.toHaveCount(0);
  await expect(page).toHaveURL(/&by=2020-01$/);
  await page.reload();
  await expect(page.getByLabel('Needed by')).toHaveValue('2020-01');
  await page.getByLabel('Needed by').fill('2099-12');
  await expect(materials.locator('.text-trip')).toHaveCount(0);
});

test('each answer changes the sum below the drawing', async ({ page }) => {
  await openWhole(page, PAGE);
  const sum = page.locator('.budget dd').first();
  const before = await sum.textContent();
  await page.getByRole('checkbox', { name: /tenant/ }).check();
  await expect(sum).not.toHaveText(before ?? '');
});

test('on a phone the strip stays at the lower edge until its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWhole(page, PAGE);
  await expect(page.locator('.budget')).toBeInViewport();
  await page.locator('.priced-materials').scrollIntoViewIfNeeded();
  await page.locator('.priced-materials tfoot').scrollIntoViewIfNeeded();
  await expect(page.locator('.budget')).not.toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sum and the weeks of the drawn example stand there', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('.budget dd').first()).toContainText(/\d/);
    await expect(page.getByLabel('Needed by')).toBeHidden();
  });
});
