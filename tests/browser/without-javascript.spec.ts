import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { SAMPLE_DIST } from '../site/folders.ts';

test.use({ javaScriptEnabled: false });

const read = (file: string) => JSON.parse(readFileSync(new URL(file, SAMPLE_DIST), 'utf8'));

test('a link in the bar leads to a page that reads', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Company', exact: true }).click();
  await expect(page).toHaveURL('/company');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the search form leads to a list of everything, by section', async ({ page }) => {
  const kinds: Record<string, string> = read('frame.json').site.search.kinds;
  const found = Object.values<{ document: { kind: string } }>(
    read('search-index.json').storedFields,
  );
  await page.goto('/insights');
  await page.getByRole('searchbox').fill('vacuum breakers');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=vacuum+breakers');
  const sections = page.getByRole('main').getByRole('heading', { level: 3 });
  const counts = Object.entries(kinds)
    .map(([kind, name]) => {
      const { length } = found.filter(({ document }) => document.kind === kind);
      return { name, length };
    })
    // A collection may have drafts only.
    .filter(({ length }) => length > 0);
  await expect(sections).toHaveText(counts.map(({ name }) => name));
  for (const { name, length } of counts) {
    const section = page.getByRole('region', { name, exact: true });
    await expect(section.getByRole('link')).toHaveCount(length);
  }
  await page.getByRole('main').locator('a[href="/insights/retrofitting-vacuum-breakers"]').click();
  await expect(page).toHaveURL('/insights/retrofitting-vacuum-breakers');
});

test('Load More Insights leads to the next page, and that back to the first', async ({ page }) => {
  await page.goto('/insights');
  await page.getByRole('link', { name: 'Load More Insights' }).click();
  await expect(page).toHaveURL('/insights/page/2');
  await expect(page.locator('.article-list').getByRole('listitem')).toHaveCount(6);
  await page.getByRole('link', { name: 'Back to the newest insights' }).click();
  await expect(page).toHaveURL('/insights');
});
