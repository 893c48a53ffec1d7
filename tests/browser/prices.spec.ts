import { expect, test } from '@playwright/test';
import { findAccessibilityProblems } from './accessibility.ts';
import { openHydrated } from './hydration.ts';

const PAGE = '/support/training';
const COUNT = /^How many: Core/;

test('a number gives a sum, and the address keeps it', async ({ page }) => {
  await openHydrated(page, PAGE);
  const table = page.locator('.prices');
  const price = table.locator('tbody td b').first();
  const sum = table.locator('tfoot td b').first();
  await expect(sum).toHaveCount(0);
  await page.getByLabel(COUNT).fill('1');
  await expect(sum).toHaveText((await price.textContent()) ?? '');
  await expect(table.getByText('decides the date')).toHaveCount(1);
  await page.getByLabel(COUNT).fill('20');
  await expect(page).toHaveURL(/\?core-price=20$/);
  const twenty = await sum.textContent();
  await page.reload();
  await expect(page.getByLabel(COUNT)).toHaveValue('20');
  await expect(sum).toHaveText(twenty ?? '');
});

test('a month shows what is late, and is passed on to the drawing', async ({ page }) => {
  await openHydrated(page, PAGE);
  const late = page.locator('.prices .text-trip');
  const month = page.getByLabel('Needed by');
  await month.fill('2020-01');
  await expect(late).not.toHaveCount(0);
  await month.fill('2099-12');
  await expect(late).toHaveCount(0);
  await page.getByRole('link', { name: 'Draw it as a one-line' }).click();
  await expect(page).toHaveURL(/\/products\/build\?by=2099-12$/);
  await expect(page.getByLabel('Needed by')).toHaveValue('2099-12');
});

test('the form is filled in with the set and its address', async ({ page }) => {
  await openHydrated(page, `${PAGE}?core-price=3`);
  const ask = page.getByRole('link', { name: 'Ask for this set' });
  await expect(ask).toHaveAttribute('href', /core-price/);
  await ask.click();
  await expect(page.locator('textarea[name="message"]')).toHaveValue(
    /3 × Core, .*\?core-price=3$/s,
  );
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on a phone in ${colorScheme} mode it is read without scrolling sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 800 });
    await openHydrated(page, `${PAGE}?core-price=3&by=2020-01`);
    await expect(page.locator('.prices .text-trip')).not.toHaveCount(0);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
}

test('each station says when, what and more; upright and readable on a phone', async ({ page }) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, PAGE);
    const steps = page.locator('.prices-section').getByRole('listitem');
    const first = steps.filter({ hasText: 'An engineer answers' });
    await expect(first).toHaveText(/1 working day.*by name/);
    const drawn = page.locator('.prices__axis').getByText('An engineer answers');
    await expect(drawn).toBeVisible({ visible: width > 1000 });
  }
});

test('what a visitor can do at once begins where the lead above it does', async ({ page }) => {
  const head = page.locator('.page-head');
  const leftOf = (selector: string) => async () =>
    (await head.locator(selector).first().boundingBox())?.x ?? 0;
  for (const width of [390, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, PAGE);
    const lead = await leftOf('.lead')();
    await expect.poll(leftOf('.button--primary')).toBeCloseTo(lead, 0);
  }
});

test('below the prices, each band has its heading, and a phone names the level of each promise', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, PAGE);
  for (const band of ['warranty', 'service', 'tests'])
    await expect(page.locator(`main h2#${band}`)).toBeVisible();
  const heads = page
    .locator('.levels thead th')
    .filter({ hasNot: page.locator('.visually-hidden') });
  const names = await heads.allTextContents();
  const row = page.locator('.levels tbody tr').first();
  const readNames = () =>
    row
      .locator('td')
      .evaluateAll((cells) =>
        cells.map((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', '')),
      );
  await expect.poll(readNames).toEqual(names);
});

test('the pictures are those of the products, and come when they are near', async ({ page }) => {
  await openHydrated(page, PAGE);
  const pictures = page.locator('.bar-table__portrait img');
  await expect(pictures.first()).toHaveAttribute('loading', 'lazy');
  const inTable = await pictures.evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  await page.goto('/products');
  const published = page.locator('main img');
  await expect(published).not.toHaveCount(0);
  const known = await published.evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  expect(known).toEqual(expect.arrayContaining([...new Set(inTable)]));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the bars and their table, and no input that would do nothing', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('.prices tbody td').first()).toContainText(/\d to \d/);
    await expect(page.locator('.prices tbody .range-bar').first()).toBeVisible();
    for (const label of [COUNT, 'Needed by']) await expect(page.getByLabel(label)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Ask for this set' })).toBeHidden();
    const next = page.locator('.page-head').getByRole('link', { name: 'Draw it first' });
    await expect(next).toBeVisible();
  });
});
