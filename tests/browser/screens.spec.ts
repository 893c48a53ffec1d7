import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { builtPages, kindOf } from '../site/built-pages';
import { UNKNOWN_PATH } from '../site/facts';
import { findNewColours } from './flat-colours';
import { openHydrated } from './hydration';
import type { Screen } from './screen-list';
import { pictured, states } from './screen-list';
import { hasKnownWords, keepPicture } from './screen-record';

/** How a screen is taken and compared at one width. */
interface Size {
  width: number;
  deviceScaleFactor: number;
  /** Where the picture ends; the ends of long pages are seen in the other width. */
  maxHeight: number;
  /** How many colours are kept. */
  colours: number;
  /** How many pixels may differ: edges of letters, and one edge of a band at half a pixel. */
  maxDiffPixels: number;
}

const NARROW: Size = {
  width: 390,
  deviceScaleFactor: 1,
  maxHeight: 5000,
  colours: 24,
  maxDiffPixels: 250,
};

/** At half its size, which keeps the pictures small; of its thinner lines more shades are kept. */
const WIDE: Size = {
  width: 1440,
  deviceScaleFactor: 0.5,
  maxHeight: 20_000,
  colours: 32,
  maxDiffPixels: 900,
};

/** How far a pixel may be off. */
const THRESHOLD = 0.2;

const SCHEMES = ['light', 'dark'] as const;

const OTHER_WORDS = 'The words have changed since the picture was taken. Run: npm run screens';

const isUpdate = () => ['all', 'changed'].includes(test.info().config.updateSnapshots);

for (const size of [NARROW, WIDE]) {
  const { width, deviceScaleFactor, colours, maxDiffPixels } = size;
  test.describe(`at ${width} px`, () => {
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
        test.skip(!isUpdate() && !hasKnownWords(screen), OTHER_WORDS);
        await open(page, screen);
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          const file = `${screen.name}-${width}-${colorScheme}.png`;
          const picture = await takePicture(page, screen, size);
          expect.soft(picture).toMatchSnapshot(file, { threshold: THRESHOLD, maxDiffPixels });
          if (isUpdate()) await keepPicture(screen, test.info().snapshotPath(file), colours);
          expect.soft(await findNew(picture, file), 'new colours').toEqual([]);
        }
      });
    }
  });
}

test('each kind of page has a picture', () => {
  const kinds = new Set(builtPages.map(kindOf));
  const paths = pictured.map(({ path }) => path.replace(/\?.*/, ''));
  for (const path of paths) if (path !== UNKNOWN_PATH) kinds.delete(kindOf(path));
  expect([...kinds]).toEqual([]);
});

test('each picture has a screen', () => {
  const names = [...pictured, ...states].map(({ name }) => name);
  const shown = readdirSync(new URL('screens/', import.meta.url)).map((file) =>
    file.replace(/(-\d+-(light|dark)\.png|\.words)$/, ''),
  );
  expect(shown.filter((name) => !names.includes(name))).toEqual([]);
});

test.describe('a picture', () => {
  test.use({
    viewport: { width: NARROW.width, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  });
  const screen = { name: 'contact', path: '/company/contact' };
  const file = 'contact-390-light.png';

  test.beforeEach(async ({ page }) => {
    test.skip(isUpdate() || !hasKnownWords(screen), OTHER_WORDS);
    await open(page, screen);
  });

  for (const { change, css } of [
    { change: 'a block has moved by 8 px', css: '.form { position: relative; left: 8px }' },
    { change: 'a button has moved by 8 px', css: '.form button { translate: 8px }' },
    { change: 'letters have another colour', css: 'h1, h2, p { color: #a33 !important }' },
  ]) {
    test(`is unlike the page as soon as ${change}`, async ({ page }) => {
      await addStyle(page, css);
      const picture = await takePicture(page, screen, NARROW);
      const { maxDiffPixels } = NARROW;
      expect(picture).not.toMatchSnapshot(file, { threshold: THRESHOLD, maxDiffPixels });
    });
  }

  test('has not the colours of a page whose ground is a little paler', async ({ page }) => {
    expect(await findNew(await takePicture(page, screen, NARROW), file)).toEqual([]);
    await addStyle(page, 'html, body, main, main * { background: #dfe3e6 !important }');
    expect(await findNew(await takePicture(page, screen, NARROW), file)).not.toEqual([]);
  });
});

async function open(page: Page, screen: Screen) {
  await page.clock.setFixedTime('2026-01-15T12:00:00Z');
  await openHydrated(page, screen.path);
  await screen.act?.(page);
  await page.evaluate(async () => {
    for (const picture of document.images) {
      picture.loading = 'eager';
      await picture.decode();
    }
    await document.fonts.ready;
  });
}

async function takePicture(page: Page, { isWindow }: Screen, size: Size): Promise<Buffer> {
  if (isWindow) return page.screenshot({ animations: 'disabled' });
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(length, size.maxHeight) };
  return page.screenshot({ fullPage: true, clip, animations: 'disabled' });
}

async function findNew(picture: Buffer, file: string): Promise<string[]> {
  return findNewColours(picture, readFileSync(test.info().snapshotPath(file)));
}

/** The policy refuses a style element, but not what a script builds. */
function addStyle(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
