import { expect, test } from '@playwright/test';

test('each action of the hero leads to a page', async ({ page }) => {
  await page.goto('/');
  const count = await page.locator('.hero').getByRole('link').count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    await page.goto('/');
    const link = page.locator('.hero').getByRole('link').nth(index);
    const to = String(await link.getAttribute('href'));
    await link.click();
    await expect(page).toHaveURL(to);
    await expect(page.locator('html')).not.toHaveAttribute('data-kind', 'not-found');
  }
});
