import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('a link in the bar leads to a page that reads', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Company', exact: true }).click();
  await expect(page).toHaveURL('/company');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the search form leads to a list of everything, by section', async ({ page }) => {
  await page.goto('/insights');
  await page.getByRole('searchbox').fill('vacuum breakers');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=vacuum+breakers');
  const sections = page.getByRole('main').getByRole('heading', { level: 3 });
  const names = await sections.allInnerTexts();
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const section = page.getByRole('region', { name, exact: true });
    await expect(section.getByRole('link')).not.toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Retrofitting vacuum breakers' }).click();
  await expect(page).toHaveURL('/insights/retrofitting-vacuum-breakers');
});

test('Load More Insights leads to the next page, and that back to the first', async ({ page }) => {
  await page.goto('/insights');
  await page.getByRole('link', { name: 'Load More Insights' }).click();
  await expect(page).toHaveURL('/insights/page/2');
  await expect(page.locator('.register').getByRole('listitem')).toHaveCount(6);
  await page.getByRole('link', { name: 'Back to the newest insights' }).click();
  await expect(page).toHaveURL('/insights');
});
