import { expect, test } from '@playwright/test';

import { EMAIL, footerColumns, legalLinks, screens } from './facts';
import { readTargets } from './reading';

const SECTIONS = ['Products', 'Markets', 'Success stories', 'Articles', 'Open positions', 'Pages'];

test.use({ javaScriptEnabled: false });

for (const { path, name } of screens.slice(1)) {
  test(`the link ${name} in the bar leads to a page that reads`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the footer leads to pages that read', async ({ page }) => {
  await page.goto('/');
  const targets = await readTargets(page.getByRole('contentinfo'));
  for (const path of [...Object.values(footerColumns).flat(), ...legalLinks]) {
    expect.soft(targets).toContain(path);
    await page.goto(path);
    const headline = page.getByRole('heading', { level: 1 });
    await expect.soft(headline).not.toHaveText('Oops! Page not found');
    const paragraphs = page.getByRole('main').locator('p');
    await expect.soft(paragraphs.filter({ hasText: /.{40}/ }).first(), path).toBeVisible();
  }
});

test('a link of the footer is followed', async ({ page }) => {
  await page.goto('/');
  const [path = ''] = legalLinks;
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the search form leads to a list of everything, by section', async ({ page }) => {
  await page.goto('/insights');
  await page.getByRole('searchbox').fill('vacuum breakers');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=vacuum+breakers');
  const sections = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(sections).toHaveText(SECTIONS);
  for (const name of SECTIONS) {
    const section = page.getByRole('region', { name, exact: true });
    expect(await section.getByRole('link').count()).toBeGreaterThan(2);
  }
  await page.getByRole('link', { name: 'Retrofitting vacuum breakers' }).click();
  await expect(page).toHaveURL('/insights/retrofitting-vacuum-breakers');
});

test('the list of everything says what products are rated for, for the search of the browser', async ({
  page,
}) => {
  await page.goto('/products/switch');
  const ratings = await page.locator('.nameplate td').allInnerTexts();
  expect(ratings).not.toEqual([]);
  await page.goto('/search');
  const product = page.getByRole('listitem').filter({ hasText: ratings[0] ?? '' });
  for (const rating of ratings) await expect(product.first()).toContainText(rating);
});

test('the search in the bar is a link to the list of everything', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/search');
});

test('Load More Insights leads to the next page, and that back to the first', async ({ page }) => {
  await page.goto('/insights');
  await page.getByRole('link', { name: 'Load More Insights' }).click();
  await expect(page).toHaveURL('/insights/page/2');
  await expect(page.locator('.register').getByRole('listitem')).toHaveCount(6);
  await page.getByRole('link', { name: 'Back to the newest insights' }).click();
  await expect(page).toHaveURL('/insights');
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
