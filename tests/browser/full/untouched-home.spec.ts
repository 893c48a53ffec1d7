import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { openHydrated } from '../hydration.ts';

/** The scripts that a page may load by itself, in bytes after brotli. */
const SCRIPTS = 110_000;
/** What Home imports once it is hydrated. */
const LATER = [/\/hero-diagram-/, /\/home-sections-/];

test.use({ viewport: { width: 1440, height: 900 } });

test('Home loads no more scripts than it may while nobody touches it', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-live', '', { timeout: 30_000 });
  for (const name of LATER) {
    await expect.poll(() => scripts.some((script) => name.test(script.url()))).toBe(true);
  }
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    scripts.map(async (script) => ({
      file: new URL(script.url()).pathname,
      bytes: brotliCompressSync(await script.body()).length,
    })),
  );
  const sum = sizes.reduce((bytes, size) => bytes + size.bytes, 0);
  // It has loaded React, at least.
  expect(sum).toBeGreaterThan(80_000);
  expect(sum, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(SCRIPTS);
});

test.describe('the one-line and the operator’s screen of Home', () => {
  const devicesOf = (page: Page) => page.locator('.ops__bays button');
  const drawingOf = (page: Page) => page.locator('.teaser__paper svg').first();

  test('act once their visitor comes near them', async ({ page }) => {
    await openHydrated(page, '/');
    await devicesOf(page).first().scrollIntoViewIfNeeded();
    await expect(devicesOf(page).first()).toBeEnabled();
    const before = await drawingOf(page).innerHTML();
    const voltages = page.locator('form').getByRole('radio');
    await voltages.and(page.locator(':not(:checked)')).first().check({ force: true });
    await expect.poll(() => drawingOf(page).innerHTML()).not.toBe(before);
  });

  test('stay while an address leads elsewhere on the page', async ({ page }) => {
    await openHydrated(page, '/');
    await page.evaluate(() => window.location.assign('#about'));
    await expect(page.locator('#about')).toBeInViewport();
    await expect(drawingOf(page)).toBeAttached();
    await devicesOf(page).first().scrollIntoViewIfNeeded();
    await expect(devicesOf(page).first()).toBeEnabled();
  });

  test('wait for nothing on a Home that a link opened', async ({ page }) => {
    await openHydrated(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
    await expect(page).toHaveURL(/\/products$/);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(devicesOf(page).first()).toBeEnabled();
    await expect(drawingOf(page)).toBeAttached();
  });
});
