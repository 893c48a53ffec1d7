import { expect, test } from '@playwright/test';

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
