import { expect, test } from '@playwright/test';
import { products } from '../site/facts.ts';
import { countSteps, expectFew, MOST, openByMenu, PHONE, tapInMenu } from './count-steps.ts';
import { openHydrated } from './hydration.ts';

test.use({ viewport: PHONE });

const [product] = products;

for (const file of ['outline.dxf', 'datasheet.pdf', 'specification.docx', 'files.zip'])
  test(`a phone is few taps and screens away from ${file} of a product`, async ({ page }) => {
    await openHydrated(page, '/');
    const { steps, tap, reach } = countSteps();
    await tapInMenu(page, tap, '/support/downloads');
    const link = page.locator(`main a[href$="/${product?.slug}/${file}"]`);
    await reach(link);
    expect(steps.taps + 1).toBeLessThanOrEqual(MOST.taps);
    expect(steps.screens).toBeLessThanOrEqual(MOST.screens);
  });

test('a phone is few taps and screens away from a ZIP of what it has collected', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const { steps, tap } = countSteps();
  await tapInMenu(page, tap, '/support/downloads');
  await tap(page.getByRole('button', { name: new RegExp(`: ${product?.name}$`) }));
  await tap(page.locator('header [data-folder]'));
  const button = page.locator('.folder__actions .button--primary');
  await button.waitFor();
  // It stays at the lower edge of the window.
  await expect(button).toBeInViewport();
  expect(steps.taps + 1).toBeLessThanOrEqual(MOST.taps);
  expect(steps.screens).toBeLessThanOrEqual(MOST.screens);
});

/** The address of the first product. */
const PRODUCT = `/products/${product?.slug}`;

test('a phone is few taps and screens away from a comparison of one product with others', async ({
  page,
}) => {
  const { steps, tap, reach } = countSteps();
  await openByMenu(page, tap, PRODUCT);
  await tap(page.locator('main a[href^="/products/compare"]'));
  const columns = page.locator('.compare thead th a:visible');
  await expect(columns).toHaveCount(2);
  await expect(columns.filter({ hasText: product?.name ?? '' })).toBeVisible();
  await tap(page.locator('main .chip').filter({ hasText: products.at(-1)?.name ?? '' }));
  await expect(columns).toHaveCount(3);
  await reach(columns.first());
  expectFew(steps);
});

test('a phone is few taps and screens away from the form for a quote, which names what it is for', async ({
  page,
}) => {
  const { steps, tap, reach } = countSteps();
  await openByMenu(page, tap, PRODUCT);
  await tap(page.locator('main a[href*="topic=quote"]').first());
  await expect(page.locator('main h1')).toContainText(`: ${product?.name}`);
  await expect(page.locator('main select[name="topic"]')).toBeInViewport();
  await reach(page.locator('main form button[type="submit"]'));
  expectFew(steps);
});

test('a phone is few taps and screens away from the link to an article', async ({ page }) => {
  const { steps, tap } = countSteps();
  await openHydrated(page, '/');
  await tapInMenu(page, tap, '/insights');
  await tap(page.locator('main a.article-card').first());
  await expect(page.locator('main article')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Copy link' }));
  expectFew(steps);
});

for (const path of ['/company/about', '/stories', '/support/glossary'])
  test(`${path} says in its first screen what its visitor can do next`, async ({ page }) => {
    await page.goto(path);
    const ask = page.locator('main .page-head').getByRole('link').and(page.locator('.button'));
    await expect(ask.first()).toBeInViewport({ ratio: 1 });
  });

test('links beside the first button of a page begin at the edge of its text', async ({ page }) => {
  await page.goto('/stories');
  const link = page.locator('.page-head .button--text > span').first();
  await expect(link).toBeVisible();
  const left = async (one: typeof link) => (await one.boundingBox())?.x ?? 0;
  expect(Math.abs((await left(link)) - (await left(page.locator('h1'))))).toBeLessThan(2);
});
