import { expect, test } from '@playwright/test';
import { products } from '../../site/facts';
import { choiceOf, columnOf, PATH, shownColumns } from '../compare';
import { recordComplaints } from '../complaints';
import { openHydrated } from '../hydration';

const [first, second, ...others] = products;

test('the choice of columns is an address that can be passed on', async ({ page }) => {
  const complaints = await recordComplaints(page);
  await openHydrated(page, PATH);
  for (const { name } of others) await choiceOf(page, name).uncheck();
  const address = `${PATH}?products=${first?.slug},${second?.slug}`;
  await expect(page).toHaveURL(address);
  await openHydrated(page, address);
  await expect(columnOf(page, others[0]?.name)).toBeHidden();
  expect(await shownColumns(page)).toEqual([first?.name, second?.name]);
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText(`2 of ${products.length}`);
  await choiceOf(page, second?.name).uncheck();
  await expect(page).toHaveURL(`${PATH}?products=${first?.slug}`);
  await expect(status).toContainText(`1 of ${products.length}`);
  const links = page.getByRole('group').locator('..').getByRole('link');
  const preset = (await links.first().getAttribute('href')) ?? '';
  await links.first().click();
  await expect(page).toHaveURL(preset);
  const columns = page.locator('.compare thead th a:visible');
  const chosen = new URL(preset, page.url()).searchParams.get('products')?.split(',');
  await expect(columns).toHaveCount(chosen?.length ?? 0);
  await links.last().click();
  await expect(page).toHaveURL(PATH);
  await expect(columnOf(page, others[0]?.name)).toBeVisible();
  expect(await shownColumns(page)).toEqual(products.map(({ name }) => name));
  expect(complaints).toEqual([]);
});

test('what takes the focus stands clear of the first column, also on the way back', async ({
  page,
}) => {
  for (const width of [320, 390, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, `${PATH}?products=${products.map(({ slug }) => slug).join(',')}`);
    await page.locator('.compare__sheet a').last().focus();
    await expect(page.locator('.compare__sheet a').last()).toBeFocused();
    for (const _ of [...products, ...products].slice(1)) {
      await page.keyboard.press('Shift+Tab');
      await expect
        .poll(() =>
          page.evaluate(() => {
            const link = document.activeElement;
            const first = link?.closest('tr')?.firstElementChild?.getBoundingClientRect();
            return (link?.getBoundingClientRect().left ?? 0) - (first?.right ?? 0);
          }),
        )
        .toBeGreaterThanOrEqual(0);
    }
  }
});

test('the list of products and each product lead to the comparison', async ({ page }) => {
  for (const path of ['/products', `/products/${first?.slug}`]) {
    await openHydrated(page, path);
    await page.getByRole('main').locator(`a[href="${PATH}"]`).click();
    await expect(page).toHaveURL(PATH);
    await expect(page.locator('.compare table')).toBeVisible();
    // Visible otherwise: this shows that the page's stylesheet has loaded.
    await expect(page.locator('.compare__none')).toBeHidden();
  }
});

test('no column is missing at 1440 px, and the page never scrolls sideways', async ({ page }) => {
  await page.goto(PATH);
  const mark = page.getByRole('banner').locator('.logo svg');
  for (const width of [320, 390, 480, 768, 1199, 1200, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    expect((await mark.boundingBox())?.width, `the mark at ${width} px`).toBe(28);
  }
});
