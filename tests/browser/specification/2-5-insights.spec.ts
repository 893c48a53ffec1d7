import { expect, test } from '@playwright/test';
import { EMAIL, filters } from '../facts';
import { readStyles, readTargets } from '../reading';

test.beforeEach(async ({ page }) => {
  await page.goto('/insights');
});

test('there is a search box with a Search button', async ({ page }) => {
  const search = page.getByRole('search');
  await expect(search.getByRole('searchbox')).toBeVisible();
  await expect(search.getByRole('button')).toHaveText('Search');
});

test('there are three featured items', async ({ page }) => {
  const featured = page.getByRole('region', { name: 'Featured', exact: true });
  await expect(featured.getByRole('link')).toHaveCount(3);
  await expect(featured.getByRole('heading', { level: 3 })).toHaveCount(3);
});

test('the filter row names all and the five categories, with All highlighted', async ({ page }) => {
  const row = page.getByRole('navigation', { name: 'Filter by category' });
  await expect(row.getByRole('link')).toHaveText(filters);
  await expect(row.locator('[aria-current="page"]')).toHaveText(['All']);
  const [all, ...others] = await readStyles(row.getByRole('link'), 'background-color');
  expect(others).not.toContain(all);
});

test('there are six more articles, none of them featured', async ({ page }) => {
  const register = page.locator('.register');
  await expect(register.getByRole('listitem')).toHaveCount(6);
  const featured = await readTargets(page.getByRole('region', { name: 'Featured', exact: true }));
  for (const target of await readTargets(register)) expect(featured).not.toContain(target);
});

test('Load More Insights brings six other articles', async ({ page }) => {
  const register = page.locator('.register');
  const first = await readTargets(register);
  await page.getByRole('link', { name: 'Load More Insights', exact: true }).click();
  await expect(page).toHaveURL('/insights/page/2');
  await expect(async () => {
    const others = (await readTargets(register)).filter((target) => !first.includes(target));
    expect(others).toHaveLength(6);
  }).toPass();
});

test('there is a monthly newsletter sign-up', async ({ page }) => {
  const newsletter = page
    .getByRole('main')
    .locator('section', { has: page.locator('form[action^="mailto:"]') });
  await expect(newsletter).toContainText(/month/);
  await expect(newsletter.getByRole('textbox', { name: 'Email address' })).toBeVisible();
  await expect(newsletter.getByRole('button')).toHaveText('Subscribe');
  const form = newsletter.locator('form');
  await expect(form).toHaveAttribute('action', new RegExp(`^mailto:${EMAIL}\\?`));
});

const CARDS = '.article-card, .register li';

test('article titles clamp to 2 lines and excerpts to 3', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const titles = page.locator(CARDS).locator('h3');
  const excerpts = page.locator(CARDS).locator('p');
  expect(await readStyles(titles, '-webkit-line-clamp')).toEqual(
    Array(await titles.count()).fill('2'),
  );
  expect(await readStyles(excerpts, '-webkit-line-clamp')).toEqual(
    Array(await excerpts.count()).fill('3'),
  );
});

test('a title of fifty letters is not cut at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const cut = await page
    .locator(CARDS)
    .locator('h3')
    .evaluateAll((titles) =>
      titles
        .filter(({ textContent }) => textContent.length <= 50)
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 8)
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
});

test('no title is higher than 2 lines and no excerpt than 3', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const linesOf = (part: string) =>
    page
      .locator(CARDS)
      .locator(part)
      .evaluateAll((all) =>
        all.map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
      );
  expect(Math.max(...(await linesOf('h3')))).toBeCloseTo(2, 1);
  expect(Math.max(...(await linesOf('p')))).toBeCloseTo(3, 1);
});
