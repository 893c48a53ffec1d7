import { expect, test } from '@playwright/test';
import { holdRequests } from '../hold-requests.ts';
import { ARTICLE, measure } from '../photos.ts';

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

/** The loaded renditions of photographs of which a narrower one would show as much. */
function listOversized(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>('picture > img')].flatMap((image) => {
    const [, loaded] = /-(\d+)\.avif$/.exec(image.currentSrc) ?? [];
    const shown = image.getBoundingClientRect().width * devicePixelRatio;
    if (loaded === undefined || shown === 0) return [];
    const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
    const widths = sources.flatMap(({ srcset }) => srcset.match(/\d+(?=w)/g) ?? []).map(Number);
    const fitting = Math.min(...widths.filter((width) => width >= shown));
    return fitting < Number(loaded) ? [`${image.currentSrc} for ${Math.round(shown)} px`] : [];
  });
}

// One page each: a browser prefers a wider copy that it has already.
for (const path of ['/', '/products', '/products/core', '/products/compare', ARTICLE]) {
  for (const width of [390, 768, 1440]) {
    test(`at ${width} px, no photograph of ${path} is wider than shown`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      for (const image of await page.locator('picture > img:visible').all())
        await image.scrollIntoViewIfNeeded();
      await expect.poll(() => page.evaluate(listOversized)).toEqual([]);
    });
  }
}

test('its mean color is its placeholder, and nothing shifts when it loads', async ({ page }) => {
  const letPicturesCome = await holdRequests(page, '**/assets/images/**');
  await page.goto(ARTICLE, { waitUntil: 'domcontentloaded' });
  const color = page.locator('.article-figure .photo > svg');
  const image = page.locator('.article-figure img');
  await expect(color).toHaveAttribute('fill', /^#[0-9a-f]{6}$/);
  const since = await page.evaluate(waitForFonts);
  const place = await color.boundingBox();
  expect(await image.boundingBox()).toEqual(place);
  letPicturesCome();
  await expect.poll(async () => (await measure(image)).real).toBeCloseTo(1.5, 2);
  const filled = await image.boundingBox();
  // The height of a copy is a whole number of pixels.
  expect(Math.abs((filled?.height ?? 0) - (place?.height ?? 0))).toBeLessThan(1);
  expect({ ...filled, height: place?.height }).toEqual(place);
  expect(await page.evaluate(sumShifts, since)).toBe(0);
});
