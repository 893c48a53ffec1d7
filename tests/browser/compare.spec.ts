import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { products } from '../site/facts.ts';
import { openHydrated } from './hydration.ts';

const PATH = '/products/compare';
const columnOf = (page: Page, name = '') =>
  page.getByRole('columnheader', { name: new RegExp(`^${name}`) });
const choiceOf = (page: Page, name = '') => page.getByRole('checkbox', { name, exact: true });

const [first, second, ...others] = products;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a checkbox hides its column, and shows it again', async ({ page }) => {
    await page.goto(PATH);
    await expect(columnOf(page, first?.name)).toBeVisible();
    await choiceOf(page, first?.name).uncheck();
    await expect(columnOf(page, first?.name)).toBeHidden();
    await expect(page.locator('.compare [scope="row"] + td:visible')).toHaveCount(0);
    await choiceOf(page, first?.name).check();
    await expect(columnOf(page, first?.name)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('it begins with two columns that fit, and others can be added', async ({ page }) => {
    await openHydrated(page, PATH);
    const shown = page.locator('.compare thead th a:visible');
    await expect(shown).toHaveText([first?.name ?? '', second?.name ?? '']);
    const rightEdgeOf = (column: Locator) =>
      column.evaluate((element) => element.getBoundingClientRect().right);
    await expect.poll(() => rightEdgeOf(columnOf(page, second?.name))).toBeLessThanOrEqual(390);
    await choiceOf(page, others[0]?.name).check();
    await expect(columnOf(page, others[0]?.name)).toBeVisible();
    await page.getByRole('main').locator(`a[href="${PATH}"]`).click();
    await expect(page.locator('.compare thead th:visible')).toHaveCount(products.length);
  });
});

test('it prints on one sheet of A4 across', async ({ page }) => {
  await page.goto(PATH);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width = '', height = ''] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect(Number(width)).toBeCloseTo(841.9, -1);
  expect(Number(height)).toBeCloseTo(595.3, -1);
});
