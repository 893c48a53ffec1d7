import { expect, test } from '@playwright/test';

import {
  leave,
  OPEN_DELAY,
  openFirst,
  openStopped,
  rest,
  SKIP_WINDOW,
  tooltipOf,
} from '../tooltips.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => openStopped(page));

test('within 300 ms of a close another tooltip opens at once', async ({ page }) => {
  await openFirst(page);
  await leave(page);
  await page.clock.runFor(SKIP_WINDOW - 1);
  await rest(page, 'Rated current');
  await expect(tooltipOf(page)).toBeVisible();
});

test('300 ms after a close another tooltip takes 700 ms again', async ({ page }) => {
  await openFirst(page);
  await leave(page);
  await page.clock.runFor(SKIP_WINDOW);
  await rest(page, 'Rated current');
  await page.clock.runFor(OPEN_DELAY - 1);
  await expect(tooltipOf(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(tooltipOf(page)).toBeVisible();
});
