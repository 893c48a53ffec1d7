import { expect, test } from '@playwright/test';
import { findAccessibilityProblems } from '../accessibility';
import { CHROMIUM_ONLY } from '../firefox/firefox';
import { openHydrated } from '../hydration';
import { dialogOf, openByKey } from '../site-search';

test('a pointer on the lens loads the dialog, and nothing moves below it', async ({ page }) => {
  await openHydrated(page, '/');
  const dialog = page.waitForRequest(/search-dialog-[\w-]+\.js/);
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).hover();
  await dialog;
  await openByKey(page);
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(moving).toBe(0);
});

test(
  'the dialog is accessible, light and dark, narrow and wide',
  CHROMIUM_ONLY,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/');
    await openByKey(page);
    const look = async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 320, height: 800 });
      expect.soft(await findAccessibilityProblems(page), 'light, 320 px').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 1280, height: 800 });
      expect.soft(await findAccessibilityProblems(page), 'dark, 1280 px').toEqual([]);
    };
    await look();
    await page.keyboard.type('relay');
    await expect(dialogOf(page).getByRole('option').first()).toBeVisible();
    await look();
  },
);
