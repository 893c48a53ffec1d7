import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { findAccessibilityProblems } from './accessibility.ts';
import { holdRequests } from './hold-requests.ts';
import { openHydrated, openWhole } from './hydration.ts';
import { overflowOf } from './page-locators.ts';

const PAGE = '/products/build';

const drawingOf = (page: Page) => page.locator('.one-line__paper').getByRole('img');
const billOf = (page: Page) => page.getByRole('table').first().locator('tbody tr');
const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });

test('from the first choice to the inquiry with the drawing in it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openWhole(page, PAGE);
  const drawn = await drawingOf(page).innerHTML();
  await choose(page, '34.5 kV');
  await choose(page, '8');
  await page.getByRole('checkbox', { name: /^Lights burn all night/ }).check();
  await expect.poll(() => drawingOf(page).innerHTML()).not.toBe(drawn);
  await expect(drawingOf(page).locator('text', { hasText: /^F\d+$/ })).toHaveCount(8);
  await expect(drawingOf(page)).toHaveAccessibleName(/34\.5 kV, 8 feeders$/);
  await expect(drawingOf(page)).toHaveAccessibleDescription(/Lumen/);
  await expect(billOf(page)).toHaveCount(8);
  await expect(page).toHaveURL(/\?kv=34\.5\+kV&n=8&solve=penalty&solve=ring&solve=lights$/);

  const address = page.url();
  await page.getByRole('link', { name: 'Send this drawing' }).first().click();
  await expect(page).toHaveURL('/company/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/34\.5 kV, 8 feeders/);
  await expect(message).toHaveValue(new RegExp(`${new URL(address).search.slice(1, 8)}`));
  await expect(message).toHaveValue(/PowerSync, 1 bank: PS-··-/);

  const form = page.getByRole('form', { name: 'Your inquiry' });
  await expect(form.getByRole('img')).toHaveAccessibleDescription(/Lumen/);
  await expect(form.locator('text', { hasText: /^F\d+$/ })).toHaveCount(8);
  const sent = form.getByRole('textbox', { name: 'The drawing' });
  await expect
    .poll(async () => new URL(await sent.inputValue()).search)
    .toBe(new URL(address).search);
  await expect.poll(() => overflowOf(page)).toBe(0);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await form.getByRole('link', { name: 'Change the drawing' }).click();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(sent).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: '8', exact: true })).toBeChecked();
  await expect(billOf(page)).toHaveCount(8);
});

test('the bill of materials stays while its script loads, whatever is answered', async ({
  page,
}) => {
  const arrive = await holdRequests(page, /materials-section-[\w-]+\.js/);
  await openHydrated(page, `${PAGE}?n=8`);
  await expect(drawingOf(page)).toHaveAccessibleName(/8 feeders$/);
  await choose(page, '34.5 kV');
  await expect(drawingOf(page)).toHaveAccessibleName(/^.*34\.5 kV, 8 feeders$/);
  const rows = await billOf(page).count();
  expect(rows).toBeGreaterThan(0);
  arrive();
  await page.getByRole('checkbox', { name: /^Lights burn all night/ }).check();
  await expect(billOf(page)).toHaveCount(rows + 2);
});

test('the drawing stays while its script loads', async ({ page }) => {
  const arrive = await holdRequests(page, /both-drawings-[\w-]+\.js/);
  await openHydrated(page, PAGE);
  await choose(page, '8');
  await expect(page).toHaveURL(/n=8/);
  await expect(drawingOf(page).locator('text')).not.toHaveCount(0);
  arrive();
  await expect(drawingOf(page)).toHaveAccessibleName(/8 feeders$/);
});
