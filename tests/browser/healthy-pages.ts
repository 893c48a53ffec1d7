import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { UNKNOWN_PATH } from '../site/facts.ts';
import { findAccessibilityProblems } from './accessibility.ts';
import { recordConsoleMessages } from './console-messages.ts';
import { openHydrated } from './hydration.ts';
import { overflowOf } from './page-locators.ts';

const NARROW = { width: 320, height: 800 };
const WIDE = { width: 1280, height: 900 };
const WIDTHS = [320, 768, 1280, 2560];

/** What the 404 page logs on purpose, and what the browser logs about its status. */
const expectedMessages = [`404: no page at ${UNKNOWN_PATH}`, '404 (Not Found)'];

/**
 * Expects pages to be healthy: see `expectHealthy`.
 * @param page the tab in which they are opened in turn
 * @param paths their addresses
 */
export async function expectHealthyPages(page: Page, paths: string[]): Promise<void> {
  const consoleMessages = await recordConsoleMessages(page);
  for (const path of paths) {
    const response = await openHydrated(page, path);
    expect.soft(response?.status(), path).toBe(200);
    await expectHealthy(page, path, consoleMessages);
  }
}

/**
 * Expects an open page to be accessible in light and dark, narrow and wide, to fit each width, and
 * to log nothing to the console.
 * @param path its address
 * @param consoleMessages what the browser has logged since the last check: emptied here
 */
export async function expectHealthy(
  page: Page,
  path: string,
  consoleMessages: string[],
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(NARROW);
  // React neither adds nor removes an h1.
  await expect.soft(page.locator('h1'), path).toHaveCount(1);
  expect.soft(await findAccessibilityProblems(page), `${path}, light, 320 px`).toEqual([]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await overflowOf(page), `${path}, overflow at ${width} px`).toBe(0);
    expect.soft((await page.getByRole('banner').boundingBox())?.height, path).toBe(64);
  }
  await expect.soft(page.getByRole('contentinfo'), path).toHaveCount(1);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(WIDE);
  expect.soft(await findAccessibilityProblems(page), `${path}, dark, 1280 px`).toEqual([]);
  const expected = path === UNKNOWN_PATH ? expectedMessages : [];
  const isExpected = (text: string) => expected.some((message) => text.includes(message));
  expect
    .soft(
      consoleMessages.splice(0).filter((text) => !isExpected(text)),
      path,
    )
    .toEqual([]);
}
