import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { openHydrated } from './hydration.ts';

/** Restarts every animation: on a busy machine, some end before a test checks them. */
async function restart(page: Page) {
  await page.evaluate(() => {
    const { style } = document.body;
    style.display = 'none';
    document.body.getBoundingClientRect();
    style.display = '';
    document.body.getBoundingClientRect();
    for (const animation of document.getAnimations()) animation.pause();
  });
}

/** Seeks every animation of the page to a point in time. */
async function seek(page: Page, time: number) {
  await page.evaluate((moment) => {
    for (const animation of document.getAnimations()) animation.currentTime = moment;
  }, time);
}

test('the hero moves for five seconds at most, without a shift, and lights its lamp last', async ({
  page,
}) => {
  await page.goto('/');
  await restart(page);
  await test.step('nothing moves unasked after five seconds', async () => {
    const ends = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime),
    );
    expect(ends.length).toBeGreaterThan(10);
    expect(Math.max(...ends.map(Number))).toBeLessThanOrEqual(5000);
  });
  await test.step('only what a compositor can move moves', async () => {
    const properties = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys)),
    );
    const timing = ['offset', 'computedOffset', 'easing', 'composite'];
    const moved = new Set(properties.filter((property) => !timing.includes(property)));
    expect([...moved].toSorted()).toEqual(['opacity', 'transform']);
  });
  await test.step('no lamp says that the grid is operational before its bus stands', async () => {
    const opacitiesOf = async () => {
      const parts = ['.hero__wide .i2', '.hero__status > p'].map((part) => page.locator(part));
      return Promise.all(
        parts.map((part) => part.first().evaluate((one) => getComputedStyle(one).opacity)),
      );
    };
    await seek(page, 550);
    expect(await opacitiesOf()).toEqual(['0', '0']);
    await seek(page, 1000);
    expect(await opacitiesOf()).toEqual(['1', '1']);
  });
});

test.describe('where less motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the grid stands at rest at once', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test('the symbol travels on a click', async ({ page }) => {
  await openHydrated(page, '/products');
  const groups = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (...given) => {
          const transition = start(...given);
          transition.ready.then(() =>
            resolve(
              document
                .getAnimations()
                .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? ''),
            ),
          );
          return transition;
        };
      }),
  );
  await page.locator('main a[href="/products/core"]').first().click();
  expect(await groups).toContain('::view-transition-group(symbol-1)');
});
