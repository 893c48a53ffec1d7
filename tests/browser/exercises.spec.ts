import { expect, type Page, test } from '@playwright/test';
import { findAccessibilityProblems } from './accessibility.ts';
import { openHydrated } from './hydration.ts';

const PAGE = '/products/gridops';

/** The first order, begun; its scripts arrive once it is near. */
async function beginFirst(page: Page) {
  const order = page.locator('.orders__order').first();
  await order.scrollIntoViewIfNeeded();
  const begin = order.getByRole('button', { name: /^Begin/ });
  await expect(begin).toBeEnabled();
  await begin.press('Enter');
  return order;
}

test('an order refuses a step, is solved with the keyboard, and is stamped', async ({ page }) => {
  await openHydrated(page, PAGE);
  const order = await beginFirst(page);
  const device = (name: string) => order.getByRole('button', { name: new RegExp(`^${name}\\b`) });
  await device('QB3').press('Enter');
  await expect(order.locator('.ops__refusal')).toContainText('QA3');
  await expect(order.locator('.orders__ledger li')).toHaveCount(1);
  for (const [name, command] of [
    ['QA3', 'Open QA3'],
    ['QB3', 'Open QB3'],
    ['QC3', 'Close QC3'],
  ] as const) {
    await expect(order.locator('.orders__stamp')).toHaveCount(0);
    await device(name).press('Enter');
    await order.getByRole('button', { name: command }).press('Enter');
    await expect(device(name)).toContainText(command.startsWith('Open') ? 'open' : 'closed');
  }
  await expect(order.locator('.orders__stamp')).toBeFocused();
  await expect(order.locator('.orders__stamp')).toContainText(/\d\d:\d\d:\d\d\.\d{3}.*3.*1/);
  await expect(device('QA3')).toBeDisabled();
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await page.evaluate(() => {
    window.print = () => {};
  });
  await order.getByRole('button', { name: 'Print this order' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(order.locator('.orders__stamp')).toBeVisible();
  await expect(order.locator('h4')).toBeVisible();
  for (const gone of ['h1', '.ops', '.orders__solution'])
    await expect(page.locator(gone).first()).toBeHidden();
});

test('loads its scripts when a visitor comes near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofExercises = () => asked.filter((url) => /\/exercises-[\w-]+\.js$/.test(url)).length;
  await openHydrated(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(ofExercises()).toBe(0);
  await beginFirst(page);
  expect(ofExercises()).toBe(1);
});

test('stand where a link led to a section, and Back from it, before they were near', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  await page.waitForLoadState('networkidle');
  await page.locator('.section-list a').first().click();
  await expect(page).toHaveURL(/#/);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await beginFirst(page);
});

for (const forcedColors of ['none', 'active'] as const) {
  test.describe(`with forced colors ${forcedColors}`, () => {
    // A reader's own styles are no part of the page.
    test.use({ bypassCSP: true });
    test(`reads well on 320 px with wide spacing`, async ({ page }) => {
      await page.emulateMedia({ forcedColors });
      await page.setViewportSize({ width: 320, height: 800 });
      await openHydrated(page, PAGE);
      const order = await beginFirst(page);
      await expect(order.locator('.ops')).toBeVisible();
      await order.locator('summary').click();
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      });
      const wider = () => order.evaluate((own) => own.scrollWidth - own.clientWidth);
      await expect.poll(wider).toBeLessThanOrEqual(0);
      // With forced colors axe reads those of the page, not those that are shown.
      if (forcedColors === 'none') expect(await findAccessibilityProblems(page)).toEqual([]);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each order stands there solved', async ({ page }) => {
    await page.goto(PAGE);
    const tables = page.locator('.orders__solution table');
    await expect(tables).toHaveCount(5);
    for (const table of await tables.all()) await expect(table).toBeVisible();
    await expect(page.locator('.orders').getByRole('button')).toHaveCount(0);
  });
});
