import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { chipOf, rowsOf } from './article-list.ts';
import { hydrate, isMarked, markWindow, openHydrated } from './hydration.ts';

const moreOf = (page: Page) => page.getByRole('link', { name: 'Load More Insights' });

test('a filter acts in place: no reload, no jump, the focus stays', async ({ page }) => {
  await openHydrated(page, '/insights');
  await markWindow(page);
  const chip = chipOf(page, 'Case Studies');
  await chip.scrollIntoViewIfNeeded();
  await chip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const topOf = async () => Math.round((await chip.boundingBox())?.y ?? -1);
  const before = await topOf();
  await chip.click();
  await expect(page).toHaveURL('/insights/category/case-studies');
  await expect(chip).toHaveAttribute('aria-current', 'page');
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(3);
  await expect(chip).toBeFocused();
  expect(await isMarked(page)).toBe(true);
  const badges = rowsOf(page).locator('.badge');
  await expect(badges.first()).toBeVisible();
  await expect(badges.filter({ hasNotText: /^Case Studies$/ })).toHaveCount(0);
});

test('Load More appends in place; back takes that away, forward and an article bring it back', async ({
  page,
}) => {
  await openHydrated(page, '/insights');
  await markWindow(page);
  await moreOf(page).click();
  await expect(rowsOf(page)).toHaveCount(12);
  await expect(page).toHaveURL('/insights/page/2');
  await expect(rowsOf(page).nth(6).getByRole('link')).toBeFocused();
  await expect(rowsOf(page).nth(6)).toBeInViewport();
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/insights');
  await expect(rowsOf(page)).toHaveCount(6);
  await page.goForward();
  await expect(rowsOf(page)).toHaveCount(12);
  await rowsOf(page).nth(10).getByRole('link').click();
  await expect(page.locator('.article-head')).toBeVisible();
  await page.goBack();
  await expect(rowsOf(page)).toHaveCount(12);
  await expect(rowsOf(page).nth(10)).toBeInViewport();
  await page.reload();
  await hydrate(page);
  await expect(rowsOf(page)).toHaveCount(12);
});
