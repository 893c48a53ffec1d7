import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { UNKNOWN_PATH } from '../site/facts.ts';
import { recordConsoleMessages } from './console-messages.ts';
import { findNewColors } from './flat-colors.ts';
import { openWhole } from './hydration.ts';
import { keepPicture } from './keep-picture.ts';
import type { Screen } from './screen-list.ts';
import { pictured, states } from './screen-list.ts';

/** How a screenshot is taken and compared at one width. */
export interface Size {
  width: number;
  deviceScaleFactor: number;
  /** Where the picture is cut off; the ends of long pages are covered by the other width. */
  maxHeight: number;
  /** The size of the color palette. */
  colors: number;
  /**
   * How many pixels may differ: edges of letters, and one edge of a band that is off by half a
   * pixel.
   */
  maxDiffPixels: number;
}

export const NARROW: Size = {
  width: 390,
  deviceScaleFactor: 1,
  maxHeight: 5000,
  colors: 24,
  maxDiffPixels: 250,
};

/** At half scale, which keeps the pictures small; more shades are kept for the thinner lines. */
export const WIDE: Size = {
  width: 1440,
  deviceScaleFactor: 0.5,
  maxHeight: 20_000,
  colors: 32,
  maxDiffPixels: 900,
};

/** How much the color of a pixel may differ. */
export const THRESHOLD = 0.2;

/** What to do about a screen that differs, in its words or in its looks. */
export const RENEW = 'if it should look so, `npm run screens` takes its picture anew';

export const isUpdate = () => ['all', 'changed'].includes(test.info().config.updateSnapshots);

/**
 * Compares screens with their pictures.
 * @param size how they are taken
 * @param schemes the color schemes
 * @param look further checks while a page is open
 */
export function compareScreens(
  size: Size,
  schemes: ('light' | 'dark')[],
  look?: (page: Page, screen: Screen, consoleMessages: string[]) => Promise<void>,
): void {
  const { width, deviceScaleFactor, colors, maxDiffPixels } = size;
  test.describe(`at ${width} px, ${schemes.join(' and ')}`, () => {
    test.use({
      viewport: { width, height: 900 },
      deviceScaleFactor,
      contextOptions: { reducedMotion: 'reduce' },
      locale: 'en-US',
      timezoneId: 'UTC',
    });

    for (const screen of [...pictured, ...states]) {
      if (screen.widths?.includes(width) === false) continue;
      test(`the screen "${screen.name}" looks as it did`, async ({ page }) => {
        const consoleMessages = await recordConsoleMessages(page);
        const response = await open(page, screen);
        const status = screen.path === UNKNOWN_PATH ? 404 : 200;
        expect.soft(response?.status(), screen.path).toBe(status);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await loadPictures(page);
          const file = `${screen.name}-${width}-${colorScheme}.png`;
          if (isUpdate()) await removeOutdated(await takePicture(page, screen, size), file);
          const options = {
            ...(await toOptions(page, screen, size)),
            threshold: THRESHOLD,
            maxDiffPixels,
          };
          await expect.soft(page, RENEW).toHaveScreenshot(file, options);
          if (isUpdate()) await keepPicture(test.info().snapshotPath(file), colors);
          const picture = await takePicture(page, screen, size);
          expect.soft(await findNew(picture, file), `new colors; ${RENEW}`).toEqual([]);
        }
        await look?.(page, screen, consoleMessages);
      });
    }
  });
}

/** Opens a screen in the state of its picture, and returns the server's response. */
export async function open(page: Page, screen: Screen): Promise<Response | null> {
  await page.clock.setFixedTime('2026-01-15T12:00:00Z');
  const response = await openWhole(page, screen.path);
  await screen.act?.(page);
  await loadPictures(page);
  return response;
}

/** Waits for the pictures of a page, including those swapped in by a change of color scheme. */
function loadPictures(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    for (const picture of document.images) {
      picture.loading = 'eager';
      // A picture whose source is just changing fails once.
      await picture.decode().catch(() => picture.decode());
    }
    await document.fonts.ready;
  });
}

/** Takes a screenshot in the same way as its picture. */
export async function takePicture(page: Page, screen: Screen, size: Size): Promise<Buffer> {
  return page.screenshot(await toOptions(page, screen, size));
}

/** How much of a page a picture shows. */
async function toOptions(page: Page, { isWindow }: Screen, size: Size) {
  const options = { animations: 'disabled', scale: 'device' } as const;
  if (isWindow) return options;
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(length, size.maxHeight) };
  return { ...options, fullPage: true, clip };
}

/** Playwright renews only what differs beyond the threshold, and a new color may not. */
async function removeOutdated(picture: Buffer, file: string): Promise<void> {
  const path = test.info().snapshotPath(file);
  if (existsSync(path) && (await findNew(picture, file)).length > 0) rmSync(path);
}

/** The colors in a picture that are missing from the one in a file. */
export async function findNew(picture: Buffer, file: string): Promise<string[]> {
  return findNewColors(picture, readFileSync(test.info().snapshotPath(file)));
}
