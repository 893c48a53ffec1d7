import { expect, test } from '@playwright/test';

import { UNKNOWN_PATH } from '../facts';

test('an unknown address answers 404 and says so', async ({ page }) => {
  const response = await page.goto(UNKNOWN_PATH);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});

for (const path of [
  '/nothing',
  '/products/nothing',
  '/insights/page/99',
  '/company/careers/none',
]) {
  test(`${path} answers 404`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('Oops! Page not found');
  });
}

test('Return to Home leads to Home', async ({ page }) => {
  await page.goto(UNKNOWN_PATH);
  const link = page.getByRole('link', { name: 'Return to Home', exact: true });
  await expect(link).toHaveAttribute('href', '/');
  await link.click();
  await expect(page).toHaveURL('/');
});

test('the attempted path is logged to the console', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes(UNKNOWN_PATH));
  await page.goto(UNKNOWN_PATH);
  expect((await logged).text()).toContain(`404: no page at ${UNKNOWN_PATH}`);
});
