import { expect, test } from '@playwright/test';

import { UNKNOWN_PATH } from '../facts';
import { openHydrated } from '../hydration';

test('an unmatched path shows the 404 page with a link to Home', async ({ page }) => {
  await page.goto(UNKNOWN_PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  const link = page.getByRole('link', { name: 'Return to Home', exact: true });
  await expect(link).toHaveAttribute('href', '/');
});

test('an unexpected failure shows the fallback screen with its message', async ({ page }) => {
  await openHydrated(page, '/');
  const build = await page.locator('html').getAttribute('data-build');
  await page.route('**/company.json', (route) =>
    route.fulfill({ json: { kind: 'company', build } }),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Company' }).click();
  const screen = page.getByRole('alert');
  await expect(screen.getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expect(screen.locator('p')).toHaveText(/undefined/);
});
