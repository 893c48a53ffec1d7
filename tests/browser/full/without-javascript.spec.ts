import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('the browser refuses what is not an email address', async ({ page }) => {
  await page.goto('/company');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill('not an address');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.locator('input:invalid')).toBeFocused();
  await expect(page).toHaveURL('/company');
});

test('a term leads to its definition', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('link', { name: 'Accuracy class', exact: true }).click();
  await expect(page).toHaveURL('/support/glossary#class-0-2s');
  await expect(page.locator('#class-0-2s')).toBeInViewport();
});
