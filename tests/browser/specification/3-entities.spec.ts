import { expect, test } from '@playwright/test';
import { markets, products, stories } from '../facts';
import { readPairs } from '../reading';

for (const { slug, name, category, features } of products) {
  test(`the product ${name} is a ${category}, with icon, features and ratings`, async ({
    page,
  }) => {
    await page.goto(`/products/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const head = page.locator('.product-head');
    await expect(head.getByText(category)).toBeVisible();
    await expect(head.locator('.lead')).toHaveText(/.{40}/);
    await expect(head.locator('.symbol')).toBeVisible();
    await expect(page.locator('.features').getByRole('listitem')).toHaveCount(features.length);
    const ratings = await readPairs(page.getByRole('table').first());
    expect(Object.keys(ratings).length).toBeGreaterThanOrEqual(4);
  });
}

for (const { slug, name, stats } of markets) {
  test(`the market ${name} has a picture, a third stat and a case study`, async ({ page }) => {
    await page.goto(`/markets/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.locator('.market-head').getByRole('img')).toHaveAccessibleName(/.{20}/);
    const third = page.locator('.stats > div').nth(2);
    await expect(third.locator('dt')).toContainText(stats.impact.label);
    const study = page.locator('.case-bar');
    await expect(study.locator('p')).toHaveText(/.{20}/);
    await expect(study.locator('span').nth(1)).toHaveText(/.{10}/);
  });
}

for (const { slug, category } of stories) {
  test(`the story of ${category} has every field, and results with metric, label and icon`, async ({
    page,
  }) => {
    await page.goto(`/stories/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/.{10}/);
    await expect(page.locator('.article-head')).toContainText(category);
    const facts = Object.values(await readPairs(page.locator('.article-head dl')));
    expect(facts).toHaveLength(4);
    for (const fact of facts) expect(fact).toMatch(/\S/);
    await expect(page.getByRole('heading', { name: 'Challenge', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Solution', exact: true })).toBeVisible();
    await expect(page.locator('.article-figure svg')).toBeVisible();
    const phases = await page.locator('.phases > li:not([aria-hidden])').count();
    expect(phases).toBeGreaterThanOrEqual(3);

    const results = await page.locator('.results').first().locator('> div').all();
    expect(results.length).toBeGreaterThanOrEqual(3);
    for (const result of results) {
      await expect(result.locator('svg')).toBeVisible();
      await expect(result.locator('dd')).toHaveText(/\d|Zero|None/i);
      await expect(result.locator('dt')).toHaveText(/\S/);
    }
  });
}

test('a placeholder picture has the size that its address names', async ({ request }) => {
  const response = await request.get('/api/placeholder/1200/675');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(await response.text()).toMatch(/<svg[^>]* width="1200" height="675"/);
});
