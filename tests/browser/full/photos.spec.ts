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
