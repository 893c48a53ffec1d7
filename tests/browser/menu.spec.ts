import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { hydrate } from './hydration.ts';

const WIDTH = 390;
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menuOf(page)).toBeVisible();
}

const isFocusAstray = () =>
  document.activeElement !== document.body && !document.activeElement?.closest('dialog');

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the menu of a phone, ${javaScriptEnabled ? 'with' : 'without'} JavaScript,`, () => {
    test.use({
      javaScriptEnabled,
      viewport: { width: WIDTH, height: 844 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('opens at the right edge, keeps the focus, and closes in every way', async ({ page }) => {
      await page.goto('/products');
      if (javaScriptEnabled) await hydrate(page);
      await expect(page.locator('.nav__links')).toBeHidden();
      await openMenu(page);
      await test.step('its links are as high as a finger', async () => {
        const heights = await menuOf(page)
          .locator('a, button')
          .evaluateAll((all) => all.map((control) => control.getBoundingClientRect().height));
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      });
      await test.step('it stands at the right edge, as high as the window', async () => {
        const boxOf = async () =>
          (await menuOf(page).boundingBox()) ?? { x: 0, width: 0, height: 0 };
        await expect.poll(async () => (await boxOf()).x + (await boxOf()).width).toBe(WIDTH);
        expect((await boxOf()).x).toBeGreaterThan(0);
        expect((await boxOf()).height).toBe(844);
      });
      await test.step('it keeps the focus inside', async () => {
        expect(await menuOf(page).locator(':focus').count()).toBe(1);
        for (const key of [...Array(10).fill('Tab'), ...Array(10).fill('Shift+Tab')]) {
          await page.keyboard.press(key);
          expect(await page.evaluate(isFocusAstray)).toBe(false);
        }
      });
      await test.step('Escape closes it, and gives the focus back', async () => {
        await page.keyboard.press('Escape');
        await expect(menuOf(page)).toBeHidden();
        await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
      });
      await test.step('a tap inside leaves it, one outside closes it', async () => {
        await openMenu(page);
        // The margin, which never contains a link.
        await menuOf(page).click({ position: { x: 5, y: 300 } });
        await expect(menuOf(page)).toBeVisible();
        await page.mouse.click(20, 500);
        await expect(menuOf(page)).toBeHidden();
      });
      await test.step('its own button closes it', async () => {
        await openMenu(page);
        await page.getByRole('button', { name: 'Close menu' }).click();
        await expect(menuOf(page)).toBeHidden();
      });
      await test.step('a link closes it, also that of the current page', async () => {
        await openMenu(page);
        await menuOf(page).getByRole('link', { name: 'Products' }).click();
        await expect(menuOf(page)).toBeHidden();
        await openMenu(page);
        await menuOf(page).getByRole('link', { name: 'Company' }).click();
        await expect(page).toHaveURL('/company');
        await expect(menuOf(page)).toBeHidden();
      });
    });
  });
}

test('a panel of the bar opens at its switch, comes next by keyboard and leads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/company');
  const toggle = page.locator('[popovertarget]').first();
  const panel = page.locator(`[id="${await toggle.getAttribute('popovertarget')}"]`);
  await expect(panel).toBeHidden();
  await toggle.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const first = panel.getByRole('link').first();
  await expect(first).toBeFocused();
  const to = (await first.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(to);
  await expect(panel).toBeHidden();
});
