import { expect, type Page, test } from '@playwright/test';
import { findAccessibilityProblems } from './accessibility.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrateWhole, openHydrated, openWhole } from './hydration.ts';

/** The product of the sample site with a proof and a record. */
const PAGE = '/products/core';

/** The script of everything below its head. */
const SECTIONS = '**/product-sections-*.js';

const listAddresses = (links: Element[]) => links.map((link) => link.getAttribute('href') ?? '');

const load = (page: Page) => page.locator('#proof input[type="range"]');
const cursor = (page: Page) => page.locator('#record input[type="range"]');
const readPosition = async (page: Page) => Number(await load(page).inputValue());

test('arrows, Page keys, Home and End move the reading along the axis, which says it', async ({
  page,
}) => {
  await openWhole(page, PAGE);
  const output = page.locator('#proof output');
  const atStart = await output.textContent();
  await load(page).focus();
  await page.keyboard.press('ArrowRight');
  const start = await readPosition(page);
  await page.keyboard.press('PageUp');
  await expect(load(page)).toHaveValue(String(start + 100));
  await expect(output).not.toHaveText(atStart ?? '');
  await page.keyboard.press('Home');
  await expect(load(page)).toHaveValue('0');
  await expect(output).toHaveClass(/reading--open/);
  await page.keyboard.press('End');
  await expect(load(page)).toHaveValue('1000');
  await expect(output).not.toHaveClass(/reading--open/);
  const [value, detail] = await output.locator('> *').allTextContents();
  await expect(load(page)).toHaveAttribute('aria-valuetext', `${value}, ${detail}`);
});

test('a value that is moved before hydration is read after it', async ({ page }) => {
  const release = await holdRequests(page, SECTIONS);
  await page.goto(PAGE);
  await load(page).evaluate((input: HTMLInputElement) => {
    input.value = '0';
  });
  release();
  await hydrateWhole(page);
  await expect(page.locator('#proof output')).toHaveClass(/reading--open/);
});

test('the other choice has another reading at the same place', async ({ page }) => {
  await openWhole(page, PAGE);
  const output = page.locator('#proof output');
  const first = await output.textContent();
  await page.locator('#proof label').last().click();
  await expect(output).not.toHaveText(first ?? '');
  await expect(page.locator('#proof input[type="radio"]').last()).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('buttons move the time cursor to the stops of a record', async ({ page }) => {
    await openWhole(page, PAGE);
    const stops = page.locator('#record fieldset button');
    const before = await cursor(page).inputValue();
    await expect(stops.last()).toBeEnabled();
    await stops.last().click();
    await expect(stops.last()).toHaveAttribute('aria-pressed', 'true');
    await expect(cursor(page)).not.toHaveValue(before);
  });
});

test('below the outline are its files and the datasheet, and each goes into the folder', async ({
  page,
  request,
}) => {
  await openWhole(page, PAGE);
  const files = page.locator('.fits__files').getByRole('listitem');
  await expect(files).toHaveCount(3);
  for (const href of await files.getByRole('link').evaluateAll(listAddresses)) {
    const response = await request.get(href);
    expect.soft(response.ok(), href).toBe(true);
  }
  const button = files.last().getByRole('button');
  const before = (await button.getAttribute('aria-label')) ?? '';
  await button.click();
  await expect(button).not.toHaveAccessibleName(before);
});

test('the list of sections stays in sight and marks the one that is read', async ({ page }) => {
  await openWhole(page, PAGE);
  const links = page.locator('.section-list a');
  await links.nth(2).click();
  await expect(links.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.section-list')).toBeInViewport();
  const id = new URL(page.url()).hash;
  await expect(page.locator(id)).toBeInViewport();
});

test('a link leads to its section, and Back from it, before its scripts are there', async ({
  page,
}) => {
  const release = await holdRequests(page, SECTIONS);
  await openHydrated(page, PAGE);
  const link = page.locator('.section-list a').nth(2);
  const section = page.locator('#record');
  await section.evaluate((element) => element.setAttribute('data-mark', ''));
  await link.click();
  await expect(section).toBeInViewport();
  await page.goBack();
  await expect(section).not.toBeInViewport();
  await page.goForward();
  await expect(section).toBeInViewport();
  release();
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(section).toBeInViewport();
  await expect(section).toHaveAttribute('data-mark');
});

test('the link of the head leads to the row of facts', async ({ page }) => {
  await openWhole(page, PAGE);
  await page.locator('.product-head a[href="#facts"]').click();
  await expect(page.locator('#facts dl')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawings and their readings are there, and no control', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('#proof output')).toBeVisible();
    await expect(page.locator('#proof .chart__dot').first()).toBeVisible();
    await expect(page.locator('#record dl')).toBeVisible();
    await expect(load(page)).toBeHidden();
    await expect(cursor(page)).toBeHidden();
    await expect(page.locator('#record fieldset')).toBeHidden();
  });
});

test('on paper the drawings keep their height, and controls are left out', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(PAGE);
  for (const drawing of ['#proof .chart', '#record .recording']) {
    expect((await page.locator(drawing).boundingBox())?.height).toBeGreaterThan(200);
  }
  await expect(load(page)).toBeHidden();
  await expect(page.locator('.section-list')).toBeHidden();
});

test('a product without proof, record or offer has its facts, its outline and its text', async ({
  page,
}) => {
  await page.goto('/products/reserve');
  await expect(page.locator('#proof, #record')).toHaveCount(0);
  for (const id of ['#facts', '#fits', '#practice']) await expect(page.locator(id)).toBeVisible();
  await expect(page.locator('.section-list a')).toHaveCount(3);
});

test('is accessible after its controls have moved', async ({ page }) => {
  await openWhole(page, PAGE);
  await load(page).focus();
  await page.keyboard.press('Home');
  await expect(page.locator('#proof output')).toHaveClass(/reading--open/);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});
