import { devices, expect, test } from '@playwright/test';
import { findAccessibilityProblems } from '../accessibility.ts';
import { recordConsoleMessages } from '../console-messages.ts';
import { CHROMIUM_ONLY } from '../firefox/firefox.ts';
import { holdRequests } from '../hold-requests.ts';
import { openHydrated } from '../hydration.ts';
import { boxOf, dialogOf, openByKey } from '../site-search.ts';

test('a pointer on the lens loads the dialog, and nothing moves below it', async ({ page }) => {
  await openHydrated(page, '/');
  const dialog = page.waitForRequest(/search-dialog-[\w-]+\.js/);
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).hover();
  await dialog;
  await openByKey(page);
  const countMoving = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  await expect.poll(countMoving).toBe(0);
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

test('searches in a worker, as the content security policy of every page allows', async ({
  page,
}) => {
  const consoleMessages = await recordConsoleMessages(page);
  await openHydrated(page, '/markets');
  await openByKey(page);
  await page.keyboard.type('relay');
  await expect(dialogOf(page).getByRole('option').first()).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  expect(consoleMessages).toEqual([]);
});

for (const [browser, breakWorkers] of [
  ['without workers', () => Reflect.deleteProperty(window, 'Worker')],
  [
    'whose workers fail',
    () => {
      const { Worker: Works } = window;
      window.Worker = class extends Works {
        constructor() {
          super('/no-such-script.js', { type: 'module' });
        }
      };
    },
  ],
] as const) {
  test(`a browser ${browser} searches too`, async ({ page }) => {
    await page.addInitScript(breakWorkers);
    await openHydrated(page, '/markets');
    await openByKey(page);
    await page.keyboard.type('relay');
    await expect(dialogOf(page).getByRole('option').first()).toBeVisible();
    expect(page.workers()).toHaveLength(0);
  });
}

test('what is typed while the dialog is still on its way is in its box', async ({ page }) => {
  const letScriptsCome = await holdRequests(page, /\/assets\/(?!boot).*\.js$/);
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('shore power');
  letScriptsCome();
  await expect(boxOf(page)).toHaveValue('shore power');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.type(' 38');
  await expect(boxOf(page)).toHaveValue('shore power 38');
});

test('Enter that is pressed before the index is there opens the first hit once it is', async ({
  page,
}) => {
  const letIndexCome = await holdRequests(page, /search-index\.json$/);
  await openHydrated(page, '/markets');
  await openByKey(page);
  await page.keyboard.type('shore power');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  letIndexCome();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).not.toHaveURL('/markets');
});

test.describe('a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('hears of no keys, and has something to tap', CHROMIUM_ONLY, async ({ page }) => {
    await openHydrated(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).tap();
    await expect(boxOf(page)).toBeFocused();
    await expect(dialogOf(page).getByText('Esc closes')).toBeHidden();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await dialogOf(page).getByRole('button', { name: 'Relay' }).tap();
    await expect(dialogOf(page).getByRole('option').first()).toBeVisible();
  });
});
