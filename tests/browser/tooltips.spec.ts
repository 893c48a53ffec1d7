import { expect, test } from '@playwright/test';

import {
  leave,
  OPEN_DELAY,
  openFirst,
  openStopped,
  rest,
  SKIP_WINDOW,
  termOf,
  tooltipOf,
} from './tooltips.ts';

const OFFSET = 4;
const FRAME = 16;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => openStopped(page));

test('a tooltip is still closed after 699 ms and open after 700 ms', async ({ page }) => {
  await rest(page, 'Accuracy class');
  await page.clock.runFor(OPEN_DELAY - 1);
  await expect(tooltipOf(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(tooltipOf(page)).toBeVisible();
  await expect(page.getByRole('tooltip')).toHaveText(/.{20}/);
});

test('a tooltip stands 4 px from its term', async ({ page }) => {
  await openFirst(page);
  const measureGap = async () => {
    const term = await termOf(page, 'Accuracy class').boundingBox();
    const tooltip = await tooltipOf(page).boundingBox();
    if (term === null || tooltip === null) return Number.NaN;
    return Math.max(term.y - tooltip.y - tooltip.height, tooltip.y - term.y - term.height);
  };
  // It gets its place after it is shown.
  await expect.poll(async () => Math.abs((await measureGap()) - OFFSET)).toBeLessThanOrEqual(0.5);
});

test('the keyboard opens a tooltip at once, and Escape closes it', async ({ page }) => {
  await rest(page, 'Accuracy class');
  await leave(page);
  await page.clock.runFor(SKIP_WINDOW);
  await termOf(page, 'Accuracy class').focus();
  await page.clock.runFor(FRAME);
  await expect(tooltipOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltipOf(page)).toBeHidden();
});
