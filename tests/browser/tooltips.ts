import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { hydrate } from './hydration.ts';

export const OPEN_DELAY = 700;
export const SKIP_WINDOW = 300;

/** Opens /products and stops its clock: from then on, time passes only when a test advances it. */
export async function openStopped(page: Page) {
  await page.clock.install();
  await page.goto('/products');
  await hydrate(page);
  await termOf(page, 'Accuracy class').scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
}

export function termOf(page: Page, term: string) {
  return page.getByRole('link', { name: term, exact: true }).first();
}

export const tooltipOf = (page: Page) => page.locator('.tooltip');

/** Moves the pointer away, which closes an open tooltip. */
export async function leave(page: Page) {
  await page.mouse.move(700, 90, { steps: 4 });
  await expect(tooltipOf(page)).toBeHidden();
}

/** Hovers over a term; the first time, this loads the tooltip code. */
export async function rest(page: Page, term: string) {
  await termOf(page, term).hover();
  await expect(termOf(page, term)).toHaveAttribute('data-state');
}

export async function openFirst(page: Page) {
  await rest(page, 'Accuracy class');
  await page.clock.runFor(OPEN_DELAY);
  await expect(tooltipOf(page)).toBeVisible();
}
