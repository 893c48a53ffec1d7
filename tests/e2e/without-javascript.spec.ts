import { expect, test } from '@playwright/test';

import { EMAIL, footerColumns, legalLinks, screens } from './facts';

test.use({ javaScriptEnabled: false });

for (const { path, name } of screens.slice(1)) {
  test(`the link ${name} in the bar leads to a page that reads`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const path of [...Object.values(footerColumns).flat(), ...legalLinks]) {
  test(`the footer leads to ${path}, which reads`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops! Page not found');
    await expect(
      page.getByRole('main').locator('p').filter({ hasText: /.{40}/ }).first(),
    ).toBeVisible();
  });
}

test('the search form asks /insights for what was typed', async ({ page }) => {
  await page.goto('/insights');
  await page.getByRole('searchbox').fill('vacuum breakers');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/insights?q=vacuum+breakers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const path of ['/', '/insights']) {
  test(`every newsletter form of ${path} opens an email`, async ({ page }) => {
    await page.goto(path);
    const forms = page.locator('form', { has: page.locator('input[type="email"]') });
    await expect(forms.last()).toBeVisible();
    for (const form of await forms.all()) {
      await expect(form).toHaveAttribute('action', new RegExp(`^mailto:${EMAIL}\\?subject=`));
    }
  });
}

test('a filter leads to the articles of its category', async ({ page }) => {
  await page.goto('/insights');
  await page.getByRole('link', { name: 'Webinars', exact: true }).click();
  await expect(page).toHaveURL('/insights/category/webinars');
  const badges = page.locator('.register .badge');
  await expect(badges).toHaveText(['Webinars', 'Webinars']);
});

test('a term leads to its definition', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('link', { name: 'Accuracy class', exact: true }).click();
  await expect(page).toHaveURL('/support/glossary#class-0-2s');
  await expect(page.locator('#class-0-2s')).toBeInViewport();
});
