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
      for (const words of ['Get Market Solutions', 'View Case Studies']) {
        const button = opening.getByRole('link', { name: `${words}: ${market.name}` });
        await expect.soft(button, market.slug).toBeInViewport({ ratio: 1 });
        await expect.soft(page.getByRole('article').getByText(words)).toHaveCount(1);
      }
    }
  });
}

test('a phone shows the marks that it has room for, whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const marks = page.locator('.mark');
  await expect(marks).toHaveCount(marked.length);
  for (const mark of await marks.filter({ visible: true }).all()) {
    const { x = -1, width = 0 } = (await mark.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  }
  await expect(marks.filter({ visible: true })).not.toHaveCount(0);
  await expect(marks.filter({ visible: true })).not.toHaveCount(marked.length);
});
