import { expect, test } from '@playwright/test';
import { markets, products, site, stories } from '../facts';
import { readPairs, readTargets } from '../reading';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the portfolio shows every product, each a link to its page', async ({ page }) => {
  const bays = page.locator('.bays');
  const targets = products.map(({ slug }) => `/products/${slug}`);
  expect((await readTargets(bays)).slice(0, targets.length)).toEqual(targets);
  const cards = bays.getByRole('listitem').filter({ has: page.locator('a[href^="/products/"]') });
  await expect(cards.getByRole('heading')).toHaveText(products.map(({ name }) => name));
  await expect(cards).toContainText(products.map(({ category }) => category));
  await expect(cards).toContainText(products.map(() => site.labels.learnMore));
});

test('the industry focus shows every market, each a link to its page', async ({ page }) => {
  const panorama = page.locator('.panorama');
  await expect(panorama.getByRole('heading')).toHaveText(markets.map(({ name }) => name));
  expect(await readTargets(panorama)).toEqual(markets.map(({ slug }) => `/markets/${slug}`));
  const cards = panorama.getByRole('listitem');
  await expect(cards).toContainText(
    markets.map(({ stats }) => `${stats.projects.value} ${stats.projects.label}`),
  );
  await expect(cards).toContainText(
    markets.map(({ stats }) => `${stats.coverage.value} ${stats.coverage.label}`),
  );
});

test('success stories lead to their pages', async ({ page }) => {
  const cards = page.getByRole('article');
  await expect(cards).toContainText(stories.map(({ category }) => category));
  for (const [index, { slug }] of stories.entries()) {
    expect(await readTargets(cards.nth(index))).toContain(`/stories/${slug}`);
  }
});

test('each success story shows its problem, its answer and its readings', async ({ page }) => {
  for (const card of await page.getByRole('article').all()) {
    const { Challenge, Solution } = await readPairs(card.locator('.case'));
    expect(Challenge).toMatch(/.{40}/);
    expect(Solution).toMatch(/.{40}/);
    expect(Object.keys(await readPairs(card.locator('.results'))).length).toBeGreaterThanOrEqual(3);
  }
});

test('the about section has a mission card', async ({ page }) => {
  const mission = page.locator('.mission');
  await expect(mission.getByRole('heading', { name: 'Our mission' })).toBeVisible();
  await expect(mission.locator('p')).toHaveText(/.{40}/);
});

test('the group block lists the certifications', async ({ page }) => {
  await expect(page.locator('.certs b')).toHaveText(site.certifications.map(({ name }) => name));
});

test('on a wide window the drawings run to its edges, and nothing scrolls there', async ({
  page,
}) => {
  const width = 2560;
  await page.setViewportSize({ width, height: 1200 });
  const bays = page.locator('.hero__wide > g').last();
  const { right } = await bays.evaluate((drawn) => drawn.getBoundingClientRect());
  expect(right).toBeGreaterThan(width);
  const ground = await page
    .locator('.panorama')
    .evaluate((list) => Number.parseFloat(getComputedStyle(list, '::after').width));
  expect(ground).toBeGreaterThan(width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
