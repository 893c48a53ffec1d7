import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { products } from '../site/facts';
import { findAccessibilityProblems } from './accessibility';
import { recordComplaints } from './complaints';
import { CHROMIUM_ONLY } from './firefox/firefox';
import { holdRequests } from './hold';
import { isMarked, markWindow, openHydrated } from './hydration';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search the site' });
const boxOf = (page: Page) => dialogOf(page).getByRole('combobox');

async function openByKey(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(boxOf(page)).toBeFocused({ timeout: 15_000 });
}

test('Ctrl K opens the search, arrows choose, Enter opens the page', async ({ page }) => {
  const complaints = await recordComplaints(page);
  await openHydrated(page, '/markets');
  await markWindow(page);
  await openByKey(page);
  await page.keyboard.type('shore power');
  const options = dialogOf(page).getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(boxOf(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  const target = (await options.first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await isMarked(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test(
  'Ctrl K works as the very first key on a page, before React is there',
  CHROMIUM_ONLY,
  async ({ page }) => {
    const letScriptsCome = await holdRequests(page, /\/assets\/(?!boot).*\.js$/);
    await page.goto('/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('relaz');
    await page.keyboard.press('Backspace');
    letScriptsCome();
    await expect(boxOf(page)).toBeFocused({ timeout: 15_000 });
    await expect(boxOf(page)).toHaveValue('rela');
    await page.keyboard.type('y');
    await expect(boxOf(page)).toHaveValue('relay');
  },
);

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

test('hits are grouped by kind, counted and marked', async ({ page }) => {
  await openHydrated(page, '/');
  await openByKey(page);
  await page.keyboard.type('metring');
  const groups = dialogOf(page).getByRole('group');
  await expect(groups.first()).toBeVisible();
  expect(await groups.count()).toBeGreaterThan(1);
  await expect(dialogOf(page).getByRole('group', { name: 'Products' })).toContainText('Core');
  await expect(dialogOf(page).locator('mark').first()).toHaveText(/^metering$/i);
  await expect(dialogOf(page).getByRole('status')).toHaveText(/^Results: \d+$/);
  await dialogOf(page).getByRole('link', { name: 'All results' }).click();
  await expect(page).toHaveURL('/search?q=metring');
  // The page before has other ones until this one is drawn.
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .getByText(/^Results: \d+$/),
  ).toBeVisible();
});

test(
  'a rating leads to its product, and the hit shows the row',
  CHROMIUM_ONLY,
  async ({ page }) => {
    const [product] = products;
    const row = product?.specifications.find(({ value }) => /\d/.test(value));
    const text = `${row?.label}: ${row?.value}`;
    const place = `/products/${product?.slug}#ratings`;
    await openHydrated(page, '/');
    await openByKey(page);
    await page.keyboard.type(text);
    const option = dialogOf(page).getByRole('option').first();
    await expect(option).toHaveAttribute('href', place);
    await expect(option).toContainText(text);
    await dialogOf(page).getByRole('link', { name: 'All results' }).click();
    const hit = page.getByRole('main').getByRole('link', { name: text });
    await hit.first().click();
    await expect(page).toHaveURL(place);
  },
);

test(
  'a search without hits offers to clear it, to browse and to ask',
  CHROMIUM_ONLY,
  async ({ page }) => {
    await openHydrated(page, '/');
    await openByKey(page);
    await page.keyboard.type('perpetuum mobile');
    await expect(dialogOf(page).getByRole('status')).toHaveText(/^Nothing on this site matches/);
    await expect(dialogOf(page).getByRole('link', { name: 'Ask an engineer' })).toBeVisible();
    await expect(dialogOf(page).getByRole('link', { name: 'Browse everything' })).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Clear the search' }).click();
    await expect(boxOf(page)).toHaveValue('');
    await expect(boxOf(page)).toBeFocused({ timeout: 15_000 });
  },
);

test(
  'the dialog says when the index does not arrive, and tries again',
  CHROMIUM_ONLY,
  async ({ page }) => {
    await page.route('**/search-index.json', (route) => route.abort());
    await openHydrated(page, '/');
    await openByKey(page);
    await page.keyboard.type('relay');
    await expect(dialogOf(page).getByRole('status')).toHaveText(/^The line to the index is down/);
    await page.unroute('**/search-index.json');
    await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialogOf(page).getByRole('option').first()).toBeVisible();
  },
);

test(
  'where the dialog cannot be loaded, its control leads to the search page',
  CHROMIUM_ONLY,
  async ({ page }) => {
    await page.route('**/assets/search-dialog-*.js', (route) => route.abort());
    await openHydrated(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search');
  },
);

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
