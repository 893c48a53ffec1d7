import { expect, type Locator, type Page } from '@playwright/test';
import { openHydrated } from './hydration.ts';

/** The window of a phone. */
export const PHONE = { width: 390, height: 844 };
/** How far what a visitor looks for may be. */
export const MOST = { taps: 5, screens: 4 };

/** A visitor who counts what is tapped, and how many screens lie above it on its page. */
export function countSteps() {
  const steps = { taps: 0, screens: 0 };
  const reach = async (target: Locator) => {
    await target.waitFor();
    const top = await target.evaluate((element) => {
      const isInDialog = element.closest('dialog') !== null;
      return isInDialog ? 0 : element.getBoundingClientRect().bottom + window.scrollY;
    });
    steps.screens += Math.max(0, top / PHONE.height - 1);
  };
  const tap = async (target: Locator) => {
    await reach(target);
    await target.click();
    steps.taps += 1;
  };
  return { steps, tap, reach };
}

/** Taps the link to an address in the menu. */
export async function tapInMenu(page: Page, tap: (target: Locator) => Promise<void>, to: string) {
  await tap(page.locator('.nav__menu'));
  await tap(page.locator(`dialog[open] a[href="${to}"]`).first());
  await expect(page).toHaveURL(to);
}

/** Opens a page from Home by the menu. */
export async function openByMenu(page: Page, tap: (target: Locator) => Promise<void>, to: string) {
  await openHydrated(page, '/');
  await tapInMenu(page, tap, to);
}

/** Expects that a visitor was there in few taps and screens. */
export function expectFew({ taps, screens }: { taps: number; screens: number }) {
  expect(taps).toBeLessThanOrEqual(MOST.taps);
  expect(screens).toBeLessThanOrEqual(MOST.screens);
}
