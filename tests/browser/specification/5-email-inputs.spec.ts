import { expect, test } from '@playwright/test';
import { screens, UNKNOWN_PATH } from '../facts';

for (const path of [...screens.map((screen) => screen.path), UNKNOWN_PATH]) {
  test(`the email input in the footer of ${path} is of type email`, async ({ page }) => {
    await page.goto(path);
    const input = page.getByRole('contentinfo').getByRole('textbox');
    await expect(input).toHaveCount(1);
    await expect(input).toHaveAttribute('type', 'email');
  });
}

test('the email input of the insights newsletter is of type email', async ({ page }) => {
  await page.goto('/insights');
  const input = page.getByRole('main').getByRole('textbox', { name: 'Email address' });
  await expect(input).toHaveAttribute('type', 'email');
});

test('the browser refuses what is not an email address', async ({ page }) => {
  await page.goto('/company');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill('not an address');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.locator('input:invalid')).toBeFocused();
  await expect(page).toHaveURL('/company');
});
