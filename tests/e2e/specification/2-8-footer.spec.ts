import type { Page } from '@playwright/test';
import { EMAIL, footerColumns, legalLinks, PHONE, screens, UNKNOWN_PATH } from '../facts';
import { readTargets } from '../reading';
import { expect, open, test } from '../shared-page';

const footerOf = (page: Page) => page.getByRole('contentinfo');

for (const path of [...screens.map((screen) => screen.path), UNKNOWN_PATH]) {
  test.describe(`the footer of ${path}`, () => {
    test.beforeEach(async ({ page }) => {
      await open(page, path);
    });

    test('has a newsletter box with a Subscribe button', async ({ page }) => {
      const form = footerOf(page).locator('form');
      await expect(form.getByRole('textbox', { name: 'Email address' })).toBeVisible();
      await expect(form.getByRole('button')).toHaveText('Subscribe');
    });

    test('has four columns of links', async ({ page }) => {
      const columns = footerOf(page).locator('.footer__columns > div');
      await expect(columns.getByRole('heading')).toHaveText(Object.keys(footerColumns));
      for (const [index, targets] of Object.values(footerColumns).entries()) {
        expect(await readTargets(columns.nth(index))).toEqual(targets);
      }
    });

    test('has the legal links', async ({ page }) => {
      const targets = await readTargets(footerOf(page).locator('.footer__end'));
      expect(targets).toEqual(expect.arrayContaining(legalLinks));
    });

    test('has four social icons, each with a name and a target', async ({ page }) => {
      const icons = footerOf(page).locator('.footer__social').getByRole('link');
      await expect(icons).toHaveCount(4);
      for (const icon of await icons.all()) {
        await expect(icon).toHaveAccessibleName(/\S/);
        await expect(icon).toHaveAttribute('href', /^https:\/\/\S+/);
        await expect(icon.locator('svg')).toBeVisible();
      }
    });

    test('has phone, email and address', async ({ page }) => {
      const contact = footerOf(page).locator('address');
      const phone = contact.getByRole('link', { name: PHONE, exact: true });
      await expect(phone).toHaveAttribute('href', 'tel:+15550100142');
      const email = contact.getByRole('link', { name: EMAIL, exact: true });
      await expect(email).toHaveAttribute('href', `mailto:${EMAIL}`);
      await expect(contact).toContainText('1200 Conductor Way, Harrow Bay');
    });

    test('has a copyright line with the current year', async ({ page }) => {
      await expect(footerOf(page).getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
    });
  });
}
