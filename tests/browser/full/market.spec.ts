import { expect, test } from '@playwright/test';
import { markets, products } from '../../site/facts.ts';

const [drawn] = markets.filter(({ scene }) => scene !== undefined);
if (drawn?.scene === undefined) throw new Error('the sample site has no market with a scene');
const { slug, scene } = drawn;
const path = `/markets/${slug}`;
const marked = scene.marks.map(({ product }) => products.find((one) => one.slug === product)?.name);

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of windows) {
  test(`every market asks for its business in the first screen, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const market of markets) {
      await page.goto(`/markets/${market.slug}`);
      const opening = page.locator('.opening');
      for (const label of ['Get Market Solutions', 'View Case Studies']) {
        const button = opening.getByRole('link', { name: `${label}: ${market.name}` });
        await expect.soft(button, market.slug).toBeInViewport({ ratio: 1 });
        await expect.soft(page.getByRole('article').getByText(label)).toHaveCount(1);
      }
    }
  });
}

test('a phone names the products in the boxes below the scene, not in it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await expect(page.locator('.mark')).toHaveCount(marked.length);
  await expect(page.locator('.mark').filter({ visible: true })).toHaveCount(0);
  const boxes = page.locator('.boxes__name');
  for (const name of marked) await expect(boxes.filter({ hasText: String(name) })).toHaveCount(1);
  const edges = await boxes.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().right),
  );
  expect(Math.max(...edges)).toBeLessThanOrEqual(390);
});
