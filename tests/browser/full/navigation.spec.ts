import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { CHROMIUM_ONLY } from '../firefox/firefox';
import { isMarked, markWindow, openHydrated } from '../hydration';

const linkOf = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

const headlineOf = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { failure, status } of [
  { failure: 'cannot be fetched', status: 0 },
  { failure: 'answers 500', status: 500 },
]) {
  test(`data that ${failure} becomes an ordinary page load`, CHROMIUM_ONLY, async ({ page }) => {
    await page.route('**/markets.json', (route) =>
      status === 0 ? route.abort() : route.fulfill({ status, body: 'broken' }),
    );
    await openHydrated(page, '/');
    await markWindow(page);
    await linkOf(page, 'Markets').click();
    await expect(page).toHaveURL('/markets');
    await expect(headlineOf(page)).toHaveText('Same feeder, four kinds of weather');
    expect(await isMarked(page)).toBe(false);
  });
}
