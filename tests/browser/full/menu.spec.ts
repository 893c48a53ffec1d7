import { expect, test } from '@playwright/test';
import { isFocusAstray, menuOf, openMenu, WIDTH } from '../menu';

test.describe('the menu before React has started', () => {
  test.use({
    viewport: { width: WIDTH, height: 844 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('opens, keeps the focus, closes on Escape and by a link', async ({ page }) => {
    await page.route('**/entry-client*.js', () => {});
    await page.goto('/products');
    await openMenu(page);
    expect(await menuOf(page).locator(':focus').count()).toBe(1);
    for (const key of [...Array(10).fill('Tab'), ...Array(10).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await page.evaluate(isFocusAstray)).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
    await openMenu(page);
    await menuOf(page).getByRole('link', { name: 'Company' }).click();
    await expect(page).toHaveURL('/company');
  });
});

test.describe('a panel of the bar without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1024, height: 800 } });

  test('opens at its switch, comes next by keyboard and closes on Escape', async ({ page }) => {
    await page.goto('/company');
    const toggle = page.locator('[popovertarget]').first();
    const panel = page.locator(`#${await toggle.getAttribute('popovertarget')}`);
    await toggle.press('Enter');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(toggle).toBeFocused();
  });
});
