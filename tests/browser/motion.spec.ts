import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { openHydrated } from './hydration';

/** Stands every animation of the page still at a moment. */
async function seek(page: Page, time: number) {
  await page.evaluate((moment) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = moment;
    }
  }, time);
}

test('no lamp says that the grid is operational before its bus stands', async ({ page }) => {
  await page.goto('/');
  const opacityOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => getComputedStyle(part).opacity);
  const lamp = '.hero__status > p';
  const bus = '.hero__wide .i2';
  await seek(page, 550);
  expect([await opacityOf(bus), await opacityOf(lamp)]).toEqual(['0', '0']);
  await seek(page, 1000);
  expect([await opacityOf(bus), await opacityOf(lamp)]).toEqual(['1', '1']);
});

test('nothing moves unasked after five seconds', async ({ page }) => {
  await page.goto('/');
  const ends = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime),
  );
  expect(ends.length).toBeGreaterThan(10);
  expect(Math.max(...ends.map(Number))).toBeLessThanOrEqual(5000);
});

test('only what a compositor can move moves, so that nothing shifts', async ({ page }) => {
  await page.goto('/');
  const properties = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys)),
  );
  const timing = ['offset', 'computedOffset', 'easing', 'composite'];
  const moved = new Set(properties.filter((property) => !timing.includes(property)));
  expect([...moved].toSorted()).toEqual(['opacity', 'transform']);
});

test.describe('where less motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the grid stands at rest at once', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('no symbol travels', async ({ page }) => {
    await openHydrated(page, '/products');
    await page.evaluate(() => {
      const start = document.startViewTransition;
      document.startViewTransition = (...given) => {
        document.title = 'moved';
        return start.apply(document, given);
      };
    });
    await page.getByRole('link', { name: 'Core', exact: true }).first().click();
    await expect(page).toHaveURL('/products/core');
    await expect(page).not.toHaveTitle('moved');
  });
});

test('a product has one symbol of its name on each page, so that it can travel', async ({
  page,
}) => {
  const nameOf = (path: string) =>
    test.step(path, async () => {
      await page.goto(path);
      const names = await page
        .locator('[class*="travels-"]')
        .evaluateAll((symbols) =>
          symbols.map((symbol) => getComputedStyle(symbol).viewTransitionName),
        );
      expect(new Set(names).size).toBe(names.length);
      return names;
    });
  const [onSheet] = await nameOf('/products/core/datasheet');
  expect(await nameOf('/products/core')).toContain(onSheet);
  expect(await nameOf('/products')).toContain(onSheet);
  expect(await nameOf('/')).toContain(onSheet);
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

test('it travels with a page load too', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) =>
      Reflect.set(window, 'wasRevealed', viewTransition !== null),
    );
  });
  await page.goto('/products');
  await page.evaluate(() => window.location.assign('/products/core'));
  await page.waitForURL('/products/core');
  await page.waitForFunction(() => Reflect.get(window, 'wasRevealed') === true);
});
