import { expect, type Locator, type Page, test } from '@playwright/test';
import { products } from '../site/facts.ts';
import { openHydrated } from './hydration.ts';

const PHONE = { width: 390, height: 844 };
/** How far what a visitor looks for may be. */
const MOST = { taps: 5, screens: 4 };

test.use({ viewport: PHONE });

/** A visitor who counts what is tapped, and how many screens lie above it on its page. */
function countSteps() {
  const steps = { taps: 0, screens: 0 };
  const reach = async (target: Locator) => {
    const top = await target.evaluate((element) => {
      const isInDialog = element.closest('dialog') !== null;
      return isInDialog ? 0 : element.getBoundingClientRect().bottom + window.scrollY;
    });
    steps.screens += Math.max(0, top / PHONE.height - 1);
  };
  const tap = async (target: Locator) => {
    await target.waitFor();
    await reach(target);
    await target.click();
    steps.taps += 1;
  };
  return { steps, tap, reach };
}

/** Taps the link to an address in the menu. */
async function tapInMenu(page: Page, tap: (target: Locator) => Promise<void>, to: string) {
  await tap(page.locator('.nav__menu'));
  await tap(page.locator(`dialog[open] a[href="${to}"]`).first());
  await expect(page).toHaveURL(to);
}

const [product] = products;

for (const file of ['outline.dxf', 'datasheet.pdf', 'specification.docx', 'files.zip'])
  test(`a phone is few taps and screens away from ${file} of a product`, async ({ page }) => {
    await openHydrated(page, '/');
    const { steps, tap, reach } = countSteps();
    await tapInMenu(page, tap, '/support/downloads');
    const link = page.locator(`main a[href$="/${product?.slug}/${file}"]`);
    await link.waitFor();
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

/** Opens the page of the first product by the menu. */
async function openProduct(page: Page, tap: (target: Locator) => Promise<void>) {
  await openHydrated(page, '/');
  await tapInMenu(page, tap, `/products/${product?.slug}`);
}

/** Expects that a visitor was there in few taps and screens. */
function expectFew({ taps, screens }: { taps: number; screens: number }) {
  expect(taps).toBeLessThanOrEqual(MOST.taps);
  expect(screens).toBeLessThanOrEqual(MOST.screens);
}

test('a phone is few taps and screens away from a comparison of one product with others', async ({
  page,
}) => {
  const { steps, tap, reach } = countSteps();
  await openProduct(page, tap);
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
  await openProduct(page, tap);
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
