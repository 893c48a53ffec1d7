import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { findAccessibilityProblems } from './accessibility';
import { openHydrated } from './hydration';

const PHONE = { width: 390, height: 844 };

/** The least side of each control inside an element, in pixels. */
const leastSides = (page: Page, selector: string) =>
  page
    .locator(selector)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );

const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe("the operator's screen", () => {
  const PAGE = '/products/gridops';
  const devicesOf = (page: Page) => page.locator('.ops__bays button');
  const commandOf = (page: Page) => page.locator('.ops__command');

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is a still with a command that is refused', async ({ page }) => {
      await page.goto(PAGE);
      await expect(page.locator('.ops__refusal')).toBeVisible();
      await expect(page.locator('.ops button:enabled')).toHaveCount(0);
    });
  });

  test('moves a device by keyboard, and says so', async ({ page }) => {
    await openHydrated(page, PAGE);
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

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE });

    test('fits, and shows the command of the device that was pressed', async ({ page }) => {
      await openHydrated(page, PAGE);
      await expect(devicesOf(page).first()).toBeEnabled();
      expect(await sidewaysOf(page)).toBe(0);
      expect(Math.min(...(await leastSides(page, '.ops')))).toBeGreaterThanOrEqual(44);
      await devicesOf(page).first().click();
      await expect(commandOf(page).getByRole('button').last()).toBeInViewport();
    });
  });
});

test.describe('the hero', () => {
  const feedersOf = (page: Page) => page.locator('.hero__feeders').getByRole('button');
  const stateOf = (page: Page) => page.locator('.hero__diagram');
  const partOf = (page: Page, part: string) => page.locator(`.hero__wide .f2 ${part}`).first();

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is energized, names what it shows, and has nothing to press', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('.hero__feeders').getByRole('link')).toHaveCount(4);
      await expect(page.locator('.hero__products').getByRole('link')).not.toHaveCount(0);
      await expect(page.locator('.hero').getByRole('button')).toHaveCount(0);
    });
  });

  test('clears a fault that is placed by keyboard, and shows it again', async ({ page }) => {
    await openHydrated(page, '/');
    await expect(feedersOf(page)).toHaveCount(4);
    await feedersOf(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(stateOf(page)).toHaveAttribute('data-state', /^f2 isolated/);
    const lamp = partOf(page, 'path.feeder-head');
    await expect(lamp).toHaveCSS('opacity', '0');
    await expect(stateOf(page)).toHaveAttribute('data-state', /^f2 restored/);
    await expect(lamp).toHaveCSS('opacity', '1');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.locator('.hero__status').getByRole('button').first().press('Enter');
    await expect(stateOf(page)).toHaveAttribute('data-state', /^f2 tripped/);
  });

  test.describe('where less motion is wanted', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('is restored at once', async ({ page }) => {
      await openHydrated(page, '/');
      await feedersOf(page).first().click();
      await expect(stateOf(page)).toHaveAttribute('data-state', /^f1 restored/);
    });
  });

  for (const width of [320, 390, 704, 768, 992, 1024, 1200, 1440]) {
    test(`has no letters below 12 px at ${width} px, and nothing beyond the edge`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openHydrated(page, '/');
      await expect(feedersOf(page)).toHaveCount(4);
      const sizes = await page.locator('.hero__figure :is(text, a, b)').evaluateAll((texts) =>
        texts
          .filter((text) => text.checkVisibility())
          .map((text) => {
            const size = Number.parseFloat(getComputedStyle(text).fontSize);
            const scale = text instanceof SVGGraphicsElement ? (text.getScreenCTM()?.d ?? 0) : 1;
            return size * scale;
          }),
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11.95);
      expect(Math.min(...(await leastSides(page, '.hero__feeders')))).toBeGreaterThanOrEqual(44);
      expect(await sidewaysOf(page)).toBe(0);
    });
  }
});
