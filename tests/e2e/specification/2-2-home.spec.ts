import { markets, products, stories } from '../facts';
import { readPairs, readTargets } from '../reading';
import { expect, open, test } from '../shared-page';

test.beforeEach(async ({ page }) => {
  await open(page, '/');
});

test('the portfolio shows six products, each a link to its page', async ({ page }) => {
  const bays = page.locator('.bays');
  await expect(bays.getByRole('heading')).toHaveText(products.map(({ name }) => name));
  expect(await readTargets(bays)).toEqual(products.map(({ slug }) => `/products/${slug}`));
  const cards = bays.getByRole('listitem');
  await expect(cards).toContainText(products.map(({ category }) => category));
  await expect(cards).toContainText(products.map(() => 'Learn More'));
});

test('the industry focus shows four markets, each a link to its page', async ({ page }) => {
  const panorama = page.locator('.panorama');
  await expect(panorama.getByRole('heading')).toHaveText(markets.map(({ name }) => name));
  expect(await readTargets(panorama)).toEqual(markets.map(({ slug }) => `/markets/${slug}`));
  const cards = panorama.getByRole('listitem');
  await expect(cards).toContainText(markets.map(({ projects }) => `${projects} projects`));
  await expect(cards).toContainText(markets.map(({ coverage }) => coverage));
});

test('three success stories lead to their pages', async ({ page }) => {
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

test('the about section has four headline figures', async ({ page }) => {
  expect(await readPairs(page.locator('.figures'))).toEqual({
    'Years of experience': '15+',
    'Projects delivered': '1000+',
    'Countries served': '50+',
    'Uptime guarantee': '99.9%',
  });
});

test('the about section has three value cards', async ({ page }) => {
  const cards = page.locator('.values').getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(cards.getByRole('heading')).toHaveCount(3);
  await expect(cards.locator('p')).toHaveText([/.{20}/, /.{20}/, /.{20}/]);
});

test('the about section has a mission card', async ({ page }) => {
  const mission = page.locator('.mission');
  await expect(mission.getByRole('heading', { name: 'Our mission' })).toBeVisible();
  await expect(mission.locator('p')).toHaveText(/.{40}/);
});

test('the group block lists the certifications', async ({ page }) => {
  await expect(page.locator('.certs b')).toHaveText(['ISO 9001:2015', 'IEC 61850', 'IEEE']);
});

test('a tile shows the expert team', async ({ page }) => {
  const tile = page.getByRole('heading', {
    name: 'Expert Team: 150+ Engineers & Specialists',
    exact: true,
  });
  await expect(tile).toBeVisible();
});
