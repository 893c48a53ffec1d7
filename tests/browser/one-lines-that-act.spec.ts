import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { findAccessibilityProblems } from './accessibility.ts';
import { openWhole } from './hydration.ts';
import { leastSideOf } from './one-lines-that-act.ts';
import { overflowOf } from './page-locators.ts';

const PHONE = { width: 390, height: 844 };

test.describe("the operator's screen", () => {
  const PAGE = '/products/gridops';
  const devicesOf = (page: Page) => page.locator('.ops__bays button');
  const commandOf = (page: Page) => page.locator('.ops__command');

  test('moves a device by keyboard, and says so', async ({ page }) => {
    await openWhole(page, PAGE);
    const breaker = devicesOf(page).nth(1);
    await expect(breaker).toBeEnabled();
    await breaker.focus();
    await page.keyboard.press('Enter');
    await expect(breaker).toHaveAttribute('aria-pressed', 'true');
    const execute = commandOf(page).getByRole('button').first();
    await execute.focus();
    await page.keyboard.press('Enter');
    await expect(breaker).toHaveClass(/--open/);
    await expect(page.locator('.ops [role=status]')).not.toBeEmpty();
    await expect(execute).toBeFocused();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  for (const { width, height } of [
    PHONE,
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ]) {
    test(`keeps its height while it answers, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openWhole(page, PAGE);
      const screen = page.locator('.ops').first();
      const heightOf = () => screen.evaluate((element) => element.getBoundingClientRect().height);
      const before = await heightOf();
      // A refusal, a command that is executed, and one that the far end of the ring refuses.
      for (const { place, isExecuted } of [
        { place: 0, isExecuted: false },
        { place: 1, isExecuted: true },
        { place: 0, isExecuted: true },
        { place: 2, isExecuted: false },
      ]) {
        const device = devicesOf(page).nth(place);
        await device.click();
        await expect(device).toHaveAttribute('aria-pressed', 'true');
        expect(await heightOf()).toBe(before);
        if (isExecuted) {
          await commandOf(page).getByRole('button').first().click();
          await expect(device).toHaveClass(/--open/);
          expect(await heightOf()).toBe(before);
        }
      }
      await commandOf(page).getByRole('button').last().click();
      await expect(devicesOf(page).nth(2)).toHaveAttribute('aria-pressed', 'false');
      expect(await heightOf()).toBe(before);
    });
  }

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE });

    test('fits, and shows the command of the device that was pressed', async ({ page }) => {
      await openWhole(page, PAGE);
      await expect(devicesOf(page).first()).toBeEnabled();
      await expect.poll(() => overflowOf(page)).toBe(0);
      await expect.poll(() => leastSideOf(page, '.ops')).toBeGreaterThanOrEqual(44);
      await devicesOf(page).first().click();
      await expect(commandOf(page).getByRole('button').last()).toBeInViewport();
    });
  });
});

test.describe('the hero', () => {
  const feedersOf = (page: Page) => page.locator('.hero__feeders').getByRole('button');
  const stateOf = (page: Page) => page.locator('.hero__diagram');
  const partOf = (page: Page, part: string) => page.locator(`.hero__wide .f2 ${part}`).first();

  /**
   * Advances time in small steps until the hero is in a state: on a busy machine some would be
   * missed.
   */
  const passUntil = (page: Page, state: RegExp) =>
    expect
      .poll(
        async () => {
          await page.clock.runFor(50);
          return stateOf(page).getAttribute('data-state');
        },
        // Each step takes a slow machine a while.
        { intervals: [10], timeout: 100_000 },
      )
      .toMatch(state);

  test('clears a fault that is placed by keyboard, and shows it again', async ({ page }) => {
    test.slow();
    await page.clock.install();
    await openWhole(page, '/');
    await expect(feedersOf(page)).toHaveCount(4);
    await expect.poll(() => leastSideOf(page, '.hero__feeders')).toBeGreaterThanOrEqual(44);
    await page.clock.pauseAt(Date.now() + 60_000);
    await feedersOf(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await passUntil(page, /^f2 isolated/);
    const lamp = partOf(page, 'path.feeder-head');
    await expect(lamp).toHaveCSS('opacity', '0');
    await passUntil(page, /^f2 restored/);
    await expect(lamp).toHaveCSS('opacity', '1');
    await page.clock.resume();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.clock.pauseAt(Date.now() + 120_000);
    await page.locator('.hero__status').getByRole('button').first().press('Enter');
    await passUntil(page, /^f2 tripped/);
  });
});
