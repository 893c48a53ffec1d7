import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { CHROMIUM_ONLY } from './firefox/firefox';
import { isMarked, markWindow, openHydrated, openSettled } from './hydration';
import { readTargets } from './reading';

const NEXT_PAGE = '**/insights/page/2.json';

const rowsOf = (page: Page) => page.locator('.register').getByRole('listitem');
const moreOf = (page: Page) => page.getByRole('link', { name: 'Load More Insights' });
const statusOf = (page: Page) =>
  page.getByRole('region', { name: 'Document register' }).getByRole('status');
const chipOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filter by category' }).getByRole('link', { name });

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
  expect(Math.abs((await topOf()) - before)).toBeLessThan(3);
  await expect(chip).toBeFocused();
  expect(await isMarked(page)).toBe(true);
  const badges = await rowsOf(page).locator('.badge').allTextContents();
  expect(new Set(badges)).toEqual(new Set(['Case Studies']));
});

test('a filter is announced politely', CHROMIUM_ONLY, async ({ page }) => {
  await openHydrated(page, '/insights');
  const live = page.getByRole('main').locator('[aria-live="polite"]');
  await expect(live).toHaveText('');
  await chipOf(page, 'Webinars').click();
  await expect(live).toHaveText('Webinars. Articles shown: 2');
});

test('back and forward step through filters and searches', async ({ page }) => {
  await openHydrated(page, '/insights');
  await chipOf(page, 'Webinars').click();
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByRole('searchbox').fill('vacuum');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/insights/category/webinars?q=vacuum');
  await expect(rowsOf(page)).toHaveCount(1);
  await page.goBack();
  await expect(rowsOf(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL('/insights');
  await expect(rowsOf(page)).toHaveCount(6);
  await page.goForward();
  await expect(chipOf(page, 'Webinars')).toHaveAttribute('aria-current', 'page');
  await expect(rowsOf(page)).toHaveCount(2);
});

test('Load More appends, moves the focus to the first new article and says so', async ({
  page,
}) => {
  await openHydrated(page, '/insights');
  await markWindow(page);
  const first = await readTargets(page.locator('.register'));
  await moreOf(page).click();
  await expect(rowsOf(page)).toHaveCount(12);
  await expect(page).toHaveURL('/insights/page/2');
  const all = await readTargets(page.locator('.register'));
  expect(all.slice(0, 6)).toEqual(first);
  expect(new Set(all).size).toBe(12);
  await expect(rowsOf(page).nth(6).getByRole('link')).toBeFocused();
  await expect(rowsOf(page).nth(6)).toBeInViewport();
  await expect(page.getByRole('main').locator('[aria-live="polite"]')).toHaveText(
    'All. Articles shown: 12',
  );
  await expect(moreOf(page)).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test('back takes away what was loaded, forward and an article bring it back', async ({ page }) => {
  await openHydrated(page, '/insights');
  await moreOf(page).click();
  await expect(rowsOf(page)).toHaveCount(12);
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
  await page.mouse.move(3, 3);
  await expect(rowsOf(page)).toHaveCount(12);
});

test(
  'a further page that is opened by its address stands alone',
  CHROMIUM_ONLY,
  async ({ page }) => {
    await openHydrated(page, '/insights/page/2');
    await expect(rowsOf(page)).toHaveCount(6);
    await page.getByRole('link', { name: 'Back to the newest insights' }).click();
    await expect(page).toHaveURL('/insights');
  },
);

test(
  'Load More tries four times, says so, and can be tried again',
  CHROMIUM_ONLY,
  async ({ page }) => {
    const times: number[] = [];
    await page.route(NEXT_PAGE, (route) => {
      times.push(Date.now());
      return route.abort();
    });
    await openHydrated(page, '/insights');
    // A pointer or the focus would fetch it ahead.
    await moreOf(page).dispatchEvent('click');
    await expect(statusOf(page)).toHaveText(/^The line is slow/);
    await expect(statusOf(page)).toHaveText(/^These articles did not arrive/, { timeout: 15_000 });
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(waits).toHaveLength(3);
    // A busy machine waits longer.
    for (const [index, wait] of waits.entries()) expect(wait).toBeGreaterThan(900 * 2 ** index);
    expect(new URL(page.url()).pathname).toBe('/insights');
    await page.unroute(NEXT_PAGE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rowsOf(page)).toHaveCount(12);
    await expect(rowsOf(page).nth(6).getByRole('link')).toBeFocused();
  },
);

test(
  'Load More waits for the line when there is none, and goes on by itself',
  CHROMIUM_ONLY,
  async ({ page, context }) => {
    await openHydrated(page, '/insights');
    await context.setOffline(true);
    await moreOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(statusOf(page)).toHaveText(/^You are offline/);
    await expect(rowsOf(page)).toHaveCount(6);
    await context.setOffline(false);
    await expect(rowsOf(page)).toHaveCount(12);
  },
);

test(
  'nothing of the fetching code is loaded before it is needed',
  CHROMIUM_ONLY,
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await openSettled(page, '/insights');
    expect(scripts.filter((url) => url.includes('further-page'))).toEqual([]);
    await moreOf(page).hover();
    await expect.poll(() => scripts.filter((url) => url.includes('further-page')).length).toBe(1);
  },
);

test('a recording loads when it is pressed, with captions', CHROMIUM_ONLY, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/insights/retrofitting-vacuum-breakers');
  const player = page.locator('video');
  await expect(player).toBeVisible();
  await expect(player).toHaveJSProperty('controls', true);
  expect(asked.filter((path) => path.endsWith('.webm'))).toEqual([]);
  const pressed = page.waitForRequest(/\.webm$/);
  await player.evaluate((video: HTMLVideoElement) => video.play());
  await pressed;
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length))
    .toBe(1);
  await page.getByRole('link', { name: 'Read the transcript' }).click();
  await expect(page).toHaveURL(/#transcript$/);
  await expect(page.locator('#transcript + .prose')).toBeInViewport();
});
