import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { isMarked, markWindow, openHydrated } from './hydration';

const ARTICLE = '/insights/outage-minutes-512-feeders';
const headlineOf = (page: Page) => page.getByRole('heading', { level: 1 });
const linkOf = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Scrolls by the wheel, as readers do. */
async function scroll(page: Page, pixels: number) {
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, pixels);
}

test.describe('a long article', () => {
  test('lists its chapters, and marks the one that is being read', async ({ page }) => {
    await openHydrated(page, ARTICLE);
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

  test('shows how far one has read', async ({ page }) => {
    await openHydrated(page, ARTICLE);
    await expect(page.locator('.reading-progress')).toHaveCount(0);
    await scroll(page, 400);
    const bar = page.locator('.reading-progress');
    const widthOf = async () => (await bar.boundingBox())?.width ?? 0;
    await expect.poll(widthOf).toBeGreaterThan(0);
    const before = await widthOf();
    await scroll(page, 2000);
    await expect.poll(widthOf).toBeGreaterThan(before);
    expect((await bar.boundingBox())?.y).toBe(64);
  });

  test('offers its address to the clipboard, and says that it is there', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, ARTICLE);
    await scroll(page, 400);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'copied' })).toHaveText(
      'The link is copied.',
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('shows its address where the clipboard is refused', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await openHydrated(page, ARTICLE);
    await scroll(page, 400);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByLabel('Address of this article')).toHaveValue(page.url());
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

  test('leads back to the top, with the focus', async ({ page }) => {
    await openHydrated(page, ARTICLE);
    await scroll(page, 3000);
    await page.getByRole('button', { name: 'Back to top' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(headlineOf(page)).toBeFocused();
  });

  test('leads to an older article and back to a newer one', async ({ page }) => {
    await openHydrated(page, ARTICLE);
    await page.getByRole('link', { name: 'Older article' }).click();
    await expect(page).not.toHaveURL(ARTICLE);
    await expect(headlineOf(page)).toBeFocused();
    await page.getByRole('link', { name: 'Newer article' }).click();
    await expect(page).toHaveURL(ARTICLE);
  });

  test('offers related articles', async ({ page }) => {
    await page.goto(ARTICLE);
    const related = page.getByRole('region', { name: 'Related' }).getByRole('link');
    await expect(related).toHaveCount(2);
    for (const link of await related.all()) {
      expect(await link.getAttribute('href')).toMatch(/^\/insights\/(?!outage)/);
    }
  });

  test('has a path above its headline', async ({ page }) => {
    await page.goto(ARTICLE);
    const path = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(path.getByRole('link')).toHaveText(['Insights', /\w+/]);
    await path.getByRole('link').last().click();
    await expect(page).toHaveURL(/^.*\/insights\/category\//);
  });

  test('loads nothing for its aids before the reader scrolls', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await openHydrated(page, ARTICLE);
    expect(loaded.filter((url) => url.includes('reading-aids'))).toEqual([]);
    await scroll(page, 400);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(loaded.some((url) => url.includes('reading-aids'))).toBe(true);
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

test.describe('view transitions', () => {
  const countTransitions = (page: Page) =>
    page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (...options: Parameters<typeof start>) => {
        document.documentElement.setAttribute('data-transitions', 'some');
        return start(...options);
      };
    });

  test('run where motion is welcome, and leave the focus on the new h1', async ({ page }) => {
    await countTransitions(page);
    await openHydrated(page, '/');
    await linkOf(page, 'Products').click();
    await expect(page).toHaveURL('/products');
    await expect(headlineOf(page)).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-transitions', 'some');
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
    await linkOf(page, 'Products').click();
    await expect(page).toHaveURL('/products');
    await expect(headlineOf(page)).toBeFocused();
    expect(errors).toEqual([]);
  });

  test('do not run where motion is not', async ({ page }) => {
    await countTransitions(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/');
    await linkOf(page, 'Products').click();
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

  test('begins when a pointer rests on a link, and happens once', async ({ page }) => {
    const fetched = recordData(page);
    await openHydrated(page, '/');
    expect(fetched).not.toContain('/company.json');
    await linkOf(page, 'Company').hover();
    await expect.poll(() => fetched).toContain('/company.json');
    await linkOf(page, 'Company').click();
    await expect(page).toHaveURL('/company');
    expect(fetched.filter((path) => path === '/company.json')).toHaveLength(1);
  });

  test('begins when a link takes the focus', async ({ page }) => {
    const fetched = recordData(page);
    await openHydrated(page, '/');
    await linkOf(page, 'Markets').focus();
    await expect.poll(() => fetched).toContain('/markets.json');
  });

  test('does not happen where data is to be saved', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const fetched = recordData(page);
    await openHydrated(page, '/');
    await linkOf(page, 'Company').hover();
    await linkOf(page, 'Company').focus();
    // Data that a pointer or the focus asks for is asked for at once: before this.
    await page.evaluate(() => fetch('/later.json'));
    await expect.poll(() => fetched).toContain('/later.json');
    expect(fetched).not.toContain('/company.json');
    await linkOf(page, 'Company').click();
    await expect(page).toHaveURL('/company');
  });
});

test('a view that cannot be loaded becomes an ordinary page load', async ({ page }) => {
  await openHydrated(page, '/');
  await page.route(/\/assets\/company-[^/]*\.js$/, (route) => route.abort());
  await markWindow(page);
  await Promise.all([page.waitForEvent('load'), linkOf(page, 'Company').click()]);
  expect(await isMarked(page)).toBe(false);
  await expect(headlineOf(page)).toBeVisible();
  expect(pathOf(page)).toBe('/company');
});

test('a navigation while offline leaves the error to the browser, not to the site', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/');
  await context.setOffline(true);
  await linkOf(page, 'Company').click();
  await expect(page).toHaveURL('chrome-error://chromewebdata/');
});
