import type { Page } from '@playwright/test';

import { findAccessibilityProblems } from '../accessibility.ts';
import { recordConsoleMessages } from '../console-messages.ts';
import { expect, test } from '../forms-site.ts';
import { openHydrated } from '../hydration.ts';

test.describe.configure({ mode: 'default' });

const toastsOf = (page: Page) => page.locator('.toast');

/** Submits to a failing server once per wanted toast. */
async function raiseToasts(page: Page, count: number) {
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill('robin@castellan.example');
  for (let number = 1; number <= count; number += 1) {
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer.locator('.note--bad')).toBeVisible();
    await expect(toastsOf(page)).toHaveCount(Math.min(number, 3));
  }
}

test.beforeEach(({ server }) => {
  server.mood = 'fails';
});

test('at most three toasts are shown, 356 px wide, 14 px apart', async ({ page }) => {
  const consoleMessages = await recordConsoleMessages(page);
  await openHydrated(page, '/company');
  await page.clock.install();
  await raiseToasts(page, 5);
  const boxesOf = () =>
    toastsOf(page).evaluateAll((toasts) =>
      toasts.map((toast) => {
        const { top, bottom, width } = toast.getBoundingClientRect();
        return { top, bottom, width };
      }),
    );
  await expect
    .poll(async () => (await boxesOf()).map(({ width }) => width))
    .toEqual([356, 356, 356]);
  const gapOf = async () => {
    const [first, second] = await boxesOf();
    return (second?.top ?? 0) - (first?.bottom ?? 0);
  };
  await expect.poll(gapOf).toBeCloseTo(14);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const refused = consoleMessages.filter((message) => !message.includes('500'));
  expect(refused).toEqual([]);
});

test('a toast goes after five seconds, and waits while a pointer or the focus rests on it', async ({
  page,
}) => {
  await openHydrated(page, '/company');
  await page.clock.install();
  await raiseToasts(page, 1);
  // The clock also advances on its own.
  await page.clock.runFor(2000);
  await toastsOf(page).hover();
  await page.clock.runFor(60_000);
  await expect(toastsOf(page)).toHaveCount(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(500);
  await page.keyboard.press('F8');
  await page.clock.runFor(60_000);
  await expect(toastsOf(page)).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('textbox').focus();
  await page.clock.runFor(1000);
  await expect(toastsOf(page)).toHaveCount(0);
});

for (const { distance, left } of [
  { distance: 40, left: 1 },
  { distance: 60, left: 0 },
]) {
  test(`a swipe of ${distance} px leaves ${left} toasts`, async ({ page }) => {
    await openHydrated(page, '/company');
    await raiseToasts(page, 1);
    const box = await toastsOf(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 8 });
    await page.mouse.up();
    await expect(toastsOf(page)).toHaveCount(left);
  });
}

for (const { place, block } of [
  { place: 'low', block: 'end' },
  { place: 'high', block: 'start' },
] as const) {
  test(`a toast stands clear of the footer's contact that is ${place}`, async ({ page }) => {
    await openHydrated(page, '/company');
    const contact = page.locator('footer address');
    await page.getByRole('contentinfo').getByRole('textbox').fill('robin@castellan.example');
    await contact.evaluate((element, to) => element.scrollIntoView({ block: to }), block);
    await page.getByRole('contentinfo').getByRole('textbox').press('Enter');
    await expect(toastsOf(page)).toHaveCount(1);
    const overlapOf = () =>
      toastsOf(page).evaluate((toast) => {
        const column = document.querySelector('footer address')?.getBoundingClientRect();
        const { top, bottom } = toast.getBoundingClientRect();
        return column === undefined ? undefined : column.top < bottom && top < column.bottom;
      });
    await expect.poll(overlapOf).toBe(false);
    const ground = await page.locator('footer').evaluate((footer) => {
      const colored = footer.closest('.control') ?? footer;
      return getComputedStyle(colored).backgroundColor;
    });
    await expect(toastsOf(page)).not.toHaveCSS('background-color', ground);
  });
}

test('a toast fits a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page, '/company');
  await raiseToasts(page, 1);
  const edgesOf = () =>
    toastsOf(page).evaluate((toast) => {
      const { left, right } = toast.getBoundingClientRect();
      return { left, right };
    });
  await expect.poll(async () => (await edgesOf()).left).toBeGreaterThanOrEqual(16);
  expect((await edgesOf()).right).toBeLessThanOrEqual(304);
});
