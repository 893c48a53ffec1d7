import { expect, test } from '@playwright/test';
import { chipOf, rowsOf } from '../article-list.ts';
import { CHROMIUM_ONLY } from '../firefox/firefox.ts';
import { openHydrated } from '../hydration.ts';

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

test('a recording loads when it is pressed, with captions', CHROMIUM_ONLY, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/insights/retrofitting-vacuum-breakers');
  const player = page.locator('video');
  await expect(player).toBeVisible();
  await expect(player).toHaveJSProperty('controls', true);
  expect(requested.filter((path) => path.endsWith('.webm'))).toEqual([]);
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
