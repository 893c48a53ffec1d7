import { expect, test } from '@playwright/test';

import { openHydrated } from './hydration.ts';
import { ARTICLE, scroll } from './long-article.ts';
import { barLinkOf, headlineOf } from './page-locators.ts';

test('a long article lists its chapters, shows the way through it, and leads back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, ARTICLE);
  await test.step('it marks the chapter that is being read', async () => {
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const last = links.last();
    await last.click();
    await expect(page).toHaveURL(/#.+/);
    await expect(last).toHaveAttribute('aria-current', 'true');
    await expect(links.first()).not.toHaveAttribute('aria-current');
    await scroll(page, -400);
    await expect(last).not.toHaveAttribute('aria-current');
    await expect(links.nth((await links.count()) - 2)).toHaveAttribute('aria-current', 'true');
  });
  await test.step('it puts its address into the clipboard, and says so', async () => {
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(ARTICLE);
  });
  await test.step('it leads back to the top, with the focus', async () => {
    await page.getByRole('button', { name: 'Back to top' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(headlineOf(page)).toBeFocused();
  });
});

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await openHydrated(page, '/products');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a pointer that rests on a link fetches its page, once', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openHydrated(page, '/');
  expect(fetched).not.toContain('/company.json');
  await barLinkOf(page, 'Company').hover();
  await expect.poll(() => fetched).toContain('/company.json');
  await barLinkOf(page, 'Company').click();
  await expect(page).toHaveURL('/company');
  expect(fetched.filter((path) => path === '/company.json')).toHaveLength(1);
});
