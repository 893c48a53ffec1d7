import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { EMAIL, footerColumns, legalLinks, PHONE, screens, site, UNKNOWN_PATH } from '../facts';
import { readTargets } from '../reading';

const footerOf = (page: Page) => page.getByRole('contentinfo');

for (const path of [...screens.map((screen) => screen.path), UNKNOWN_PATH]) {
  test(`the footer of ${path} has what every page offers at its end`, async ({ page }) => {
    await page.goto(path);

    await test.step('a newsletter box with a Subscribe button', async () => {
      const form = footerOf(page).locator('form');
      await expect.soft(form.getByRole('textbox', { name: 'Email address' })).toBeVisible();
      await expect.soft(form.getByRole('button')).toHaveText('Subscribe');
    });

    await test.step('its columns of links', async () => {
      const columns = footerOf(page).locator('.footer__columns > div');
      await expect.soft(columns.getByRole('heading')).toHaveText(Object.keys(footerColumns));
      for (const [index, targets] of Object.values(footerColumns).entries()) {
        expect.soft(await readTargets(columns.nth(index))).toEqual(targets);
      }
    });

    await test.step('the legal links', async () => {
      const targets = await readTargets(footerOf(page).locator('.footer__end'));
      expect.soft(targets).toEqual(expect.arrayContaining(legalLinks));
    });

    await test.step('its social icons, each with a name and a target', async () => {
      const icons = footerOf(page).locator('.footer__social').getByRole('link');
      await expect.soft(icons).toHaveCount(site.footer.social.length);
      for (const icon of await icons.all()) {
        await expect.soft(icon).toHaveAccessibleName(/\S/);
        await expect.soft(icon).toHaveAttribute('href', /^https:\/\/\S+/);
        await expect.soft(icon.locator('svg')).toBeVisible();
      }
    });

    await test.step('phone, email and address', async () => {
      const contact = footerOf(page).locator('address');
      const phone = contact.getByRole('link', { name: PHONE, exact: true });
      await expect.soft(phone).toHaveAttribute('href', `tel:${PHONE.replace(/[^+\d]/g, '')}`);
      const email = contact.getByRole('link', { name: EMAIL, exact: true });
      await expect.soft(email).toHaveAttribute('href', `mailto:${EMAIL}`);
      await expect.soft(contact).toContainText(site.contact.address);
    });

    await test.step('a copyright line with the current year', async () => {
      const year = footerOf(page).getByText(`© ${new Date().getFullYear()}`);
      await expect.soft(year).toBeVisible();
    });
  });
}
