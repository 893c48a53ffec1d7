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
