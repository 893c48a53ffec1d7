import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { screens } from '../site/facts';
import { CHROMIUM_ONLY } from './firefox/firefox';
import { hydrate } from './hydration';

const WIDTH = 390;
const links = screens.slice(1);

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menuOf(page)).toBeVisible();
}

const isFocusAstray = () =>
  document.activeElement !== document.body && !document.activeElement?.closest('dialog');

const states = [
  { state: 'after hydration', javaScriptEnabled: true, where: {}, prepare: hydrate },
  {
    state: 'without JavaScript',
    javaScriptEnabled: false,
    where: CHROMIUM_ONLY,
    prepare: async () => {},
  },
  {
    state: 'before hydration',
    javaScriptEnabled: true,
    where: CHROMIUM_ONLY,
    prepare: async (page: Page) => {
      await page.route('**/entry-client*.js', () => {});
      await page.reload();
    },
  },
];

for (const { state, javaScriptEnabled, where, prepare } of states) {
  test.describe(`the menu, ${state},`, where, () => {
    test.use({
      javaScriptEnabled,
      viewport: { width: WIDTH, height: 844 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test.beforeEach(async ({ page }) => {
      await page.goto('/products');
      await prepare(page);
    });

    test('takes the place of the links in the bar', CHROMIUM_ONLY, async ({ page }) => {
      await expect(page.locator('.nav__links')).toBeHidden();
      await expect(menuOf(page)).toBeHidden();
      await openMenu(page);
      const main = menuOf(page).getByRole('navigation', { name: 'Menu' });
      await expect(main.getByRole('link')).toHaveText(links.map(({ name }) => name));
      await expect(main.locator('[aria-current="page"]')).toHaveText(['Products']);
    });

    test('opens at the right edge', async ({ page }) => {
      await openMenu(page);
      const rightEdge = async () => {
        const box = await menuOf(page).boundingBox();
        return box && box.x + box.width;
      };
      await expect.poll(rightEdge).toBe(WIDTH);
      expect((await menuOf(page).boundingBox())?.x).toBeGreaterThan(0);
      expect((await menuOf(page).boundingBox())?.height).toBe(844);
    });

    test('closes when a link is tapped', async ({ page }) => {
      await openMenu(page);
      await menuOf(page).getByRole('link', { name: 'Company' }).click();
      await expect(page).toHaveURL('/company');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/We build/);
      await expect(menuOf(page)).toBeHidden();
    });

    test('closes when the link of the current page is tapped', CHROMIUM_ONLY, async ({ page }) => {
      await openMenu(page);
      await menuOf(page).getByRole('link', { name: 'Products' }).click();
      await expect(menuOf(page)).toBeHidden();
      await expect(page).toHaveURL('/products');
    });

    test('closes on Escape and gives the focus back', async ({ page }) => {
      await openMenu(page);
      await page.keyboard.press('Escape');
      await expect(menuOf(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
    });

    test('closes on a tap outside', async ({ page }) => {
      await openMenu(page);
      await page.mouse.click(20, 500);
      await expect(menuOf(page)).toBeHidden();
      await expect(page).toHaveURL('/products');
    });

    test('stays open on a tap inside', CHROMIUM_ONLY, async ({ page }) => {
      await openMenu(page);
      // Its margin, where no link stands whatever the menu holds.
      await menuOf(page).click({ position: { x: 5, y: 300 } });
      await expect(menuOf(page)).toBeVisible();
    });

    test('closes by its own button', CHROMIUM_ONLY, async ({ page }) => {
      await openMenu(page);
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(menuOf(page)).toBeHidden();
    });

    test('keeps the focus inside while it is open', async ({ page }) => {
      await openMenu(page);
      expect(await menuOf(page).locator(':focus').count()).toBe(1);
      for (const key of [...Array(10).fill('Tab'), ...Array(10).fill('Shift+Tab')]) {
        await page.keyboard.press(key);
        expect(await page.evaluate(isFocusAstray)).toBe(false);
      }
    });
  });
}

test('each link of the menu is as high as a finger', async ({ page }) => {
  await page.setViewportSize({ width: WIDTH, height: 800 });
  await page.goto('/');
  await openMenu(page);
  const heights = await menuOf(page)
    .locator('a, button')
    .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(6);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a panel of the bar, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 1024, height: 800 } });

    test('opens at its switch, comes next by keyboard and leads on', async ({ page }) => {
      await page.goto('/company');
      const toggle = page.locator('[popovertarget]').first();
      const panel = page.locator(`#${await toggle.getAttribute('popovertarget')}`);
      await expect(panel).toBeHidden();
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(panel).toBeVisible();
      await page.keyboard.press('Tab');
      const first = panel.getByRole('link').first();
      await expect(first).toBeFocused();
      const to = (await first.getAttribute('href')) ?? '';
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(to);
      await expect(panel).toBeHidden();
    });

    test('closes on Escape', async ({ page }) => {
      await page.goto('/company');
      const toggle = page.locator('[popovertarget]').first();
      await toggle.press('Enter');
      await page.keyboard.press('Escape');
      await expect(page.locator('.panel:popover-open')).toHaveCount(0);
      await expect(toggle).toBeFocused();
    });
  });
}
