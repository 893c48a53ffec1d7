import { expect, test } from '@playwright/test';

import { legalLinks, screens } from '../site/facts';

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

test('the browser refuses what is not an email address', async ({ page }) => {
  await page.goto('/company');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill('not an address');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.locator('input:invalid')).toBeFocused();
  await expect(page).toHaveURL('/company');
});

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
