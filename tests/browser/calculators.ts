import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const PAGE = '/insights/sizing-detuned-capacitor-bank';
export const OUTAGE_PAGE = '/insights/self-healing-ring-13-8-kv';
const BOX = { name: 'Active power' };
export const partOf = (page: Page) =>
  page.locator('.exhibit', { has: page.getByRole('textbox', BOX) });

export const loadOf = (page: Page) => partOf(page).getByRole('textbox', BOX);
export const figuresOf = (page: Page) => partOf(page).locator('dd');

/** Scrolls the part into view and waits until its values can be changed. */
export async function wake(page: Page) {
  await partOf(page).scrollIntoViewIfNeeded();
  await expect(loadOf(page)).toBeEditable();
}
