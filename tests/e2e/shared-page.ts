import type { Page } from '@playwright/test';
import { test as base } from '@playwright/test';

/**
 * Tests that only read share one page for each worker, which saves starting a browser context for
 * every sentence of the specification. The window is back at its usual size for every test.
 */
export const test = base.extend<{ page: Page }, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({ ...(baseURL && { baseURL }) });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage, viewport }, use) => {
    if (viewport) await sharedPage.setViewportSize(viewport);
    await use(sharedPage);
  },
});

export { expect } from '@playwright/test';

/** Opens a page, unless it is the one that is open. */
export async function open(page: Page, path: string): Promise<void> {
  const current = page.url();
  if (current.startsWith('http') && toAddress(current) === path) return;
  await page.goto(path);
}

function toAddress(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
}
