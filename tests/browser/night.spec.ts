import { expect, type Page, test } from '@playwright/test';
import { findMoment } from '../../src/features/markets/night.ts';
import { toClock, toMinute } from '../../src/lib/night-times.ts';
import { markets, products } from '../site/facts.ts';
import { openWhole } from './hydration.ts';

const [market] = markets.filter(({ night }) => night !== undefined);
if (market?.night === undefined) throw new Error('the sample site has no market with a night');
const { slug, night } = market;
const stops = night.stops ?? ['20:00', '00:00', '03:00'];
/** The name of the button of a stop. */
const nameOf = (stop = '') => toClock(toMinute(stop));
const path = `/markets/${slug}`;

const railOf = (page: Page) => page.getByRole('slider', { name: night.title });
const saidAt = (time: string) => findMoment(night, toMinute(time)).says;
const fault = night.moments.find(({ event }) => event);

/** The opacity of a layer in the drawing that has replaced the picture of the scene. */
const opacityOf = (page: Page, layer: string) =>
  page.locator(`[data-layer="${layer}"]`).evaluate((element) => getComputedStyle(element).opacity);

test('the arrow keys move through the night by a quarter of an hour', async ({ page }) => {
  await openWhole(page, path);
  const rail = railOf(page);
  await rail.focus();
  await page.keyboard.press('ArrowRight');
  await expect(rail).toHaveAttribute('aria-valuetext', /^8:15 p\.m\., /);
  await page.keyboard.press('End');
  await expect(rail).toHaveAttribute('aria-valuetext', /^6 a\.m\., /);
});

test('a stop says what is so then, and the scene shows it', async ({ page }) => {
  await openWhole(page, path);
  const dark = night.moments.find(({ layers }) => layers?.some(({ opacity }) => opacity === 0));
  const hidden = dark?.layers?.find(({ opacity }) => opacity === 0)?.name ?? '';
  await page.getByRole('button', { name: nameOf(stops[1]) }).click();
  await expect(page.locator('.night__now')).toContainText(saidAt(stops[1] ?? ''));
  await expect.poll(() => opacityOf(page, hidden)).toBe('0');
  await page.getByRole('button', { name: nameOf(stops[0]) }).click();
  await expect.poll(() => opacityOf(page, hidden)).toBe('1');
});

test('the names of the products that act are lit', async ({ page }) => {
  await openWhole(page, path);
  await page.getByRole('button', { name: nameOf(stops[2]) }).click();
  const { acts } = findMoment(night, toMinute(stops[2] ?? ''));
  const names = acts.map((each) => products.find((product) => product.slug === each)?.name ?? '');
  await expect(page.locator('.mark--acts')).toHaveText(names);
});

test('an event is enlarged where the rail stands on it', async ({ page }) => {
  await openWhole(page, path);
  await expect(page.locator('.lens--now')).toHaveCount(0);
  const rail = railOf(page);
  const quarter = Math.ceil(toMinute(fault?.at ?? '') / 15) * 15;
  await rail.fill(String(quarter));
  await expect(page.locator('.lens--now')).toContainText(night.lens?.title ?? '');
});

test('the night plays to its end, and again from its beginning', async ({ page }) => {
  await page.clock.install();
  await openWhole(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
  const play = page.locator('.night__play');
  await play.click();
  await expect(play).toHaveAttribute('aria-pressed', 'true');
  await page.clock.runFor(13_000);
  await expect(play).toHaveAttribute('aria-pressed', 'false');
  await expect(railOf(page)).toHaveAttribute('aria-valuetext', /^6 a\.m\., /);
  await play.click();
  await page.clock.runFor(500);
  await expect(railOf(page)).toHaveAttribute('aria-valuetext', /^6(:\d\d)? p\.m\., /);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there are only the stops', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.night__play')).toBeHidden();
    await expect(page.getByRole('button', { name: nameOf(stops[1]) })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the rail stands at its first stop, and all three stand below it in words', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(railOf(page)).toBeHidden();
    await expect(page.locator('.night__now')).toContainText(saidAt(stops[0] ?? ''));
    for (const stop of stops)
      await expect(page.locator('.night__stills')).toContainText(saidAt(stop));
  });
});
