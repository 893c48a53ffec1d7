import { expect, test } from '@playwright/test';
import { markets, products } from '../site/facts.ts';

const [drawn] = markets.filter(({ scene }) => scene !== undefined);
if (drawn?.scene === undefined) throw new Error('the sample site has no market with a scene');
const { slug, name, scene } = drawn;
const path = `/markets/${slug}`;
const marked = scene.marks.map(({ product }) => products.find((one) => one.slug === product)?.name);

test('marks are reached by keyboard after the buttons, and lead to their products', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await page.getByRole('link', { name: `View Case Studies: ${name}` }).focus();
  for (const product of marked) {
    await page.keyboard.press('Tab');
    const mark = page.locator('.mark', { hasText: product ?? '' });
    await expect(mark).toBeFocused();
    const { width = 0, height = 0 } = (await mark.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(marked.at(-1) ?? '');
});
