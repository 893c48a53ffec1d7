import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { hydrate } from '../hydration';

const OPEN_DELAY = 700;
const SKIP_WINDOW = 300;

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

test('terms in prose have tooltips too', async ({ page }) => {
  await page.clock.resume();
  await page.goto('/products/core');
  await hydrate(page);
  const term = page.locator('.prose').getByRole('link', { name: 'THD', exact: true });
  await term.hover();
  await expect(tooltipOf(page)).toBeVisible();
  await expect(term).toHaveAttribute('href', '/support/glossary#thd');
});
