import type { Page } from '@playwright/test';

/** An article of several screens. */
export const ARTICLE = '/insights/outage-minutes-512-feeders';

/** Scrolls with the mouse wheel, as readers do. */
export async function scroll(page: Page, pixels: number): Promise<void> {
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, pixels);
}
