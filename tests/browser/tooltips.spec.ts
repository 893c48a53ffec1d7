import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { hydrate } from './hydration';

const OPEN_DELAY = 700;
const SKIP_WINDOW = 300;
const OFFSET = 4;
const FRAME = 16;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens /products and stops its clock: from here on time passes only where a test says so. */
test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/products');
  await hydrate(page);
  await termOf(page, 'Accuracy class').scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
});

function termOf(page: Page, words: string) {
  return page.getByRole('link', { name: words, exact: true }).first();
}

const tooltipOf = (page: Page) => page.locator('.tooltip');

/** Leaves whatever the pointer rests on, which closes an open tooltip. */
async function leave(page: Page) {
  await page.mouse.move(700, 90, { steps: 4 });
  await expect(tooltipOf(page)).toBeHidden();
}

/** Rests the pointer on a term; the first time, what draws tooltips is loaded then. */
async function rest(page: Page, words: string) {
  await termOf(page, words).hover();
  await expect(termOf(page, words)).toHaveAttribute('data-state');
}

async function openFirst(page: Page) {
  await rest(page, 'Accuracy class');
  await page.clock.runFor(OPEN_DELAY);
  await expect(tooltipOf(page)).toBeVisible();
}

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
  const term = await termOf(page, 'Accuracy class').boundingBox();
  const tooltip = await tooltipOf(page).boundingBox();
  if (term === null || tooltip === null) throw new Error('nothing is shown');
  const gap = Math.max(term.y - tooltip.y - tooltip.height, tooltip.y - term.y - term.height);
  expect(Math.abs(gap - OFFSET)).toBeLessThanOrEqual(0.5);
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
