import { expect, test } from '@playwright/test';

import { CHROMIUM_ONLY } from '../firefox/firefox.ts';
import { openWhole } from '../hydration.ts';
import { holdTooltips, PAGE, SCRIPT, termOf, tooltipOf } from '../terms.ts';

const DELAY = 700;

test('a tooltip opens 700 ms after the pointer reaches a term', async ({ page }) => {
  await page.clock.install();
  await openWhole(page, PAGE);
  await termOf(page).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  const release = await holdTooltips(page);
  await termOf(page).hover();
  await page.clock.runFor(DELAY / 2);
  await release();
  await expect(termOf(page)).toHaveAttribute('data-state', 'closed');
  await page.clock.runFor(DELAY / 2 - 1);
  await expect(tooltipOf(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltipOf(page)).toHaveText(/.{20}/);
});

test('a term that was reached before React started gets its tooltip', async ({ page }) => {
  await page.goto(PAGE);
  await termOf(page).focus();
  await expect(tooltipOf(page)).toBeVisible();
});

test(
  'terms stay links where what draws tooltips cannot be loaded',
  CHROMIUM_ONLY,
  async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.route(SCRIPT, (route) => route.abort());
    await openWhole(page, PAGE);
    await termOf(page).click();
    await expect(page).toHaveURL(/\/support\/glossary#class-0-2s$/);
    await expect(page.locator('#class-0-2s')).toBeFocused();
    expect(problems).toEqual([]);
  },
);
