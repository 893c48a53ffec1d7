import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { openHydrated } from '../hydration.ts';
import { ARTICLE, scroll } from '../long-article.ts';
import { barLinkOf, headlineOf } from '../page-locators.ts';

test.describe('a long article', () => {
  test('shows the reading progress', async ({ page }) => {
    await openHydrated(page, ARTICLE);
    await scroll(page, 400);
    const bar = page.locator('.reading-progress');
    const widthOf = async () => (await bar.boundingBox())?.width ?? 0;
    await expect.poll(widthOf).toBeGreaterThan(0);
    const before = await widthOf();
    await scroll(page, 2000);
    await expect.poll(widthOf).toBeGreaterThan(before);
    expect((await bar.boundingBox())?.y).toBe(64);
  });

  test('is shared by the device where the device can', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.documentElement.setAttribute('data-shared', data?.url ?? '');
      };
    });
    await openHydrated(page, ARTICLE);
    await scroll(page, 400);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', page.url());
  });
});

test.describe('view transitions', () => {
  const countTransitions = (page: Page) =>
    page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (...options: Parameters<typeof start>) => {
        document.documentElement.setAttribute('data-transitions', 'some');
        return start(...options);
      };
    });

  test('that the browser skips are no error', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (...options: Parameters<typeof start>) => {
        const transition = start(...options);
        transition.skipTransition();
        return transition;
      };
    });
    await openHydrated(page, '/');
    await barLinkOf(page, 'Products').click();
    await expect(page).toHaveURL('/products');
    await expect(headlineOf(page)).toBeFocused();
    expect(errors).toEqual([]);
  });

  test('do not run where motion is not', async ({ page }) => {
    await countTransitions(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/');
    await barLinkOf(page, 'Products').click();
    await expect(headlineOf(page)).toBeFocused();
    await expect(page.locator('html')).not.toHaveAttribute('data-transitions');
  });
});

test.describe('prefetching', () => {
  const recordData = (page: Page) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.json')) fetched.push(pathname);
    });
    return fetched;
  };

  test('begins when a link takes the focus', async ({ page }) => {
    const fetched = recordData(page);
    await openHydrated(page, '/');
    await barLinkOf(page, 'Markets').focus();
    await expect.poll(() => fetched).toContain('/markets.json');
  });

  test('does not happen where data is to be saved', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const fetched = recordData(page);
    await openHydrated(page, '/');
    await barLinkOf(page, 'Company').hover();
    await barLinkOf(page, 'Company').focus();
    // A prefetch on hover or focus starts at once, so it would come before this request.
    await page.evaluate(() => fetch('/later.json'));
    await expect.poll(() => fetched).toContain('/later.json');
    expect(fetched).not.toContain('/company.json');
    await barLinkOf(page, 'Company').click();
    await expect(page).toHaveURL('/company');
  });
});

test('a navigation while offline leaves the error to the browser, not to the site', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/');
  await context.setOffline(true);
  await barLinkOf(page, 'Company').click();
  await expect(page).toHaveURL('chrome-error://chromewebdata/');
});
