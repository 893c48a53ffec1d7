import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';

export const PAGE = '/products/core';
export const SCRIPT = '**/assets/tooltips-*.js';
export const termOf = (page: Page) => page.locator('.prose a.term').first();
export const tooltipOf = (page: Page) => page.getByRole('tooltip');

/** Delays the tooltip code until the test releases it. */
export async function holdTooltips(page: Page): Promise<() => Promise<void>> {
  const arrived = page.waitForRequest(SCRIPT);
  const letGo = await holdRequests(page, SCRIPT);
  return async () => {
    await arrived;
    letGo();
  };
}
