import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { recordComplaints } from './complaints';
import { hydrate } from './hydration';

/** The addresses that the browser fetches ahead from now on, with how far it has come. */
async function recordPrefetches(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    fetched.push(`${new URL(prefetchUrl).pathname} ${status}`);
  });
  await session.send('Preload.enable');
  return fetched;
}

async function press(page: Page, path: string) {
  await page.locator(`.nav__links a[href="${path}"]`).hover();
  await page.mouse.down();
}

test('before React is there, a pressed link has its page fetched ahead', async ({ page }) => {
  const complaints = await recordComplaints(page);
  const fetched = await recordPrefetches(page);
  await page.route('**/entry-client*.js', () => {});
  await page.goto('/');
  await press(page, '/markets');
  await expect.poll(() => fetched).toContain('/markets Ready');
  await page.mouse.up();
  await expect(page).toHaveURL('/markets');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => fetched).toContain('/markets Success');
  expect(complaints).toEqual([]);
});

test('a link that React has taken over fetches data, and no page', async ({ page }) => {
  const fetched = await recordPrefetches(page);
  await page.goto('/');
  await hydrate(page);
  await expect(page.locator('html')).toHaveAttribute('data-live');
  const data = page.waitForResponse('**/markets.json');
  await press(page, '/markets');
  await data;
  await page.mouse.move(2, 2);
  await page.mouse.up();
  // Without its mark the page would be fetched: so nothing was only late.
  await page.evaluate(() => document.documentElement.removeAttribute('data-live'));
  await press(page, '/insights');
  await expect.poll(() => fetched).toContain('/insights Ready');
  expect(fetched.filter((text) => text.startsWith('/markets'))).toEqual([]);
});
