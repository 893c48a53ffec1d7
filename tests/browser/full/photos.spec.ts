import type { Route } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { ARTICLE, measure } from '../photos';

/** The sum of layout shifts since a time, in milliseconds of the page's clock. */
function sumShifts(since: number): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const later = list.getEntries().filter(({ startTime }) => startTime > since);
      resolve(later.reduce((sum, entry) => sum + Number(entry.toJSON().value), 0));
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(0), 500);
  });
}

/**
 * Fonts may arrive late on a busy machine: the photograph does not cause the shifts that they
 * cause.
 */
function waitForFonts(): Promise<number> {
  return document.fonts.ready.then(() => performance.now());
}

test('a narrow screen loads a narrow copy', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ARTICLE);
  const image = page.locator('.article-figure img');
  await expect.poll(async () => (await measure(image)).source).toMatch(/-480\.avif$/);
});

test('its mean color holds the place exactly, and nothing shifts when it comes', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route('**/assets/images/**', (route) => void held.push(route));
  await page.goto(ARTICLE, { waitUntil: 'domcontentloaded' });
  const color = page.locator('.article-figure .photo > svg');
  const image = page.locator('.article-figure img');
  await expect(color).toHaveAttribute('fill', /^#[0-9a-f]{6}$/);
  const since = await page.evaluate(waitForFonts);
  const place = await color.boundingBox();
  expect(await image.boundingBox()).toEqual(place);
  await Promise.all(held.map((route) => route.continue()));
  await expect.poll(async () => (await measure(image)).real).toBeCloseTo(1.5, 2);
  expect(await image.boundingBox()).toEqual(place);
  expect(await page.evaluate(sumShifts, since)).toBe(0);
});

test('one in the text waits until the reader comes near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(ARTICLE, { waitUntil: 'networkidle' });
  const isAsked = () => asked.some((address) => address.includes('/mast-'));
  expect(isAsked()).toBe(false);
  await page.getByRole('img', { name: 'A mast above a gravel road.' }).scrollIntoViewIfNeeded();
  await expect.poll(isAsked).toBe(true);
});

test('one in the text is no wider than the text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/terms');
  const image = page.getByRole('img', { name: 'The plan of the works.' });
  const box = await image.boundingBox();
  expect(box?.width).toBeGreaterThan(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
