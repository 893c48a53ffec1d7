import { readFileSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { UNKNOWN_PATH } from '../site/facts';
import { recordComplaints } from './complaints';
import { findNewColours } from './flat-colours';
import { openHydrated } from './hydration';
import type { Screen } from './screen-list';
import { pictured, states } from './screen-list';
import { hasKnownWords, keepPicture } from './screen-record';

/** How a screen is taken and compared at one width. */
export interface Size {
  width: number;
  deviceScaleFactor: number;
  /** Where the picture ends; the ends of long pages are seen in the other width. */
  maxHeight: number;
  /** How many colours are kept. */
  colours: number;
  /** How many pixels may differ: edges of letters, and one edge of a band at half a pixel. */
  maxDiffPixels: number;
}

export const NARROW: Size = {
  width: 390,
  deviceScaleFactor: 1,
  maxHeight: 5000,
  colours: 24,
  maxDiffPixels: 250,
};

/** At half its size, which keeps the pictures small; of its thinner lines more shades are kept. */
export const WIDE: Size = {
  width: 1440,
  deviceScaleFactor: 0.5,
  maxHeight: 20_000,
  colours: 32,
  maxDiffPixels: 900,
};

/** How far a pixel may be off. */
export const THRESHOLD = 0.2;

export const OTHER_WORDS =
  'The words have changed since the picture was taken. Run: npm run screens';

export const isUpdate = () => ['all', 'changed'].includes(test.info().config.updateSnapshots);

/**
 * Compares screens with their pictures.
 * @param size how they are taken
 * @param schemes in which colors
 * @param look what else is expected of a page that is open for its picture
 */
export function compareScreens(
  size: Size,
  schemes: ('light' | 'dark')[],
  look?: (page: Page, screen: Screen, complaints: string[]) => Promise<void>,
): void {
  const { width, deviceScaleFactor, colours, maxDiffPixels } = size;
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
        const isComparable = isUpdate() || hasKnownWords(screen);
        test.skip(!isComparable && look === undefined, OTHER_WORDS);
        const complaints = await recordComplaints(page);
        const response = await open(page, screen);
        const status = screen.path === UNKNOWN_PATH ? 404 : 200;
        expect.soft(response?.status(), screen.path).toBe(status);
        for (const colorScheme of isComparable ? schemes : []) {
          await page.emulateMedia({ colorScheme });
          await loadPictures(page);
          const file = `${screen.name}-${width}-${colorScheme}.png`;
          const picture = await takePicture(page, screen, size);
          expect.soft(picture).toMatchSnapshot(file, { threshold: THRESHOLD, maxDiffPixels });
          if (isUpdate()) await keepPicture(screen, test.info().snapshotPath(file), colours);
          expect.soft(await findNew(picture, file), 'new colours').toEqual([]);
        }
        await look?.(page, screen, complaints);
        test.skip(!isComparable, OTHER_WORDS);
      });
    }
  });
}

/** Opens a screen as its picture shows it, and returns what the server answered. */
export async function open(page: Page, screen: Screen): Promise<Response | null> {
  await page.clock.setFixedTime('2026-01-15T12:00:00Z');
  const response = await openHydrated(page, screen.path);
  await screen.act?.(page);
  await loadPictures(page);
  return response;
}

/** Waits for the pictures of a page, and for those that a change of colors has put in their place. */
function loadPictures(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    for (const picture of document.images) {
      picture.loading = 'eager';
      // One whose source is just being changed fails once.
      await picture.decode().catch(() => picture.decode());
    }
    await document.fonts.ready;
  });
}

/** Takes a screen as its picture was taken. */
export async function takePicture(page: Page, { isWindow }: Screen, size: Size): Promise<Buffer> {
  if (isWindow) return page.screenshot({ animations: 'disabled' });
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(length, size.maxHeight) };
  return page.screenshot({ fullPage: true, clip, animations: 'disabled' });
}

/** The colors of a picture that are missing from the one in a file. */
export async function findNew(picture: Buffer, file: string): Promise<string[]> {
  return findNewColours(picture, readFileSync(test.info().snapshotPath(file)));
}
