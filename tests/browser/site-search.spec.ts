import { expect, test } from '@playwright/test';
import { findAccessibilityProblems } from './accessibility.ts';
import { recordConsoleMessages } from './console-messages.ts';
import { CHROMIUM_ONLY } from './firefox/firefox.ts';
import { holdRequests } from './hold-requests.ts';
import { isMarked, markWindow, openHydrated } from './hydration.ts';
import { boxOf, dialogOf, openByKey } from './site-search.ts';

test('Ctrl K opens the search, arrows choose, Enter opens the page', async ({ page }) => {
  const consoleMessages = await recordConsoleMessages(page);
  await openHydrated(page, '/markets');
  await markWindow(page);
  await openByKey(page);
  // One key: hits of words that are half typed would come first, and give way to others.
  await page.keyboard.type('r');
  const options = dialogOf(page).getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const target = (await options.first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
  await expect(dialogOf(page)).toHaveCount(0);
  const [, section] = target.split('#');
  await expect(
    section ? page.locator(`[id="${section}"]`) : page.getByRole('heading', { level: 1 }),
  ).toBeFocused();
  expect(await isMarked(page)).toBe(true);
  expect(consoleMessages).toEqual([]);
});

test(
  'Ctrl K works as the very first key on a page, before React is there',
  CHROMIUM_ONLY,
  async ({ page }) => {
    const letScriptsCome = await holdRequests(page, /\/assets\/(?!boot).*\.js$/);
    await page.goto('/');
    await page.keyboard.press('Control+k');
    letScriptsCome();
    await expect(boxOf(page)).toBeFocused();
  },
);

test(
  'Ctrl K stays out of text boxes, and opens the search elsewhere',
  CHROMIUM_ONLY,
  async ({ page }) => {
    await openHydrated(page, '/company/contact');
    for (const box of [page.getByLabel('Message'), page.getByLabel('Name', { exact: true })]) {
      await box.press('Control+k');
      await box.press('Meta+k');
    }
    await expect(dialogOf(page)).toHaveCount(0);
    await page.getByLabel('Topic').press('Control+k');
    await expect(boxOf(page)).toBeFocused();
  },
);

test('Escape closes the search, and the focus returns to its control', async ({ page }) => {
  await openHydrated(page, '/');
  const control = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });
  await control.focus();
  await page.keyboard.press('Enter');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(control).toBeFocused();
  await expect(page).toHaveURL('/');
});
