import { expect, test } from '@playwright/test';

import { inParts, onePageOfEachKind } from '../../site/built-pages.ts';
import { recordConsoleMessages } from '../console-messages.ts';
import { openHydrated } from '../hydration.ts';
import { hasFirefox, NO_FIREFOX } from './firefox.ts';

const WIDTHS = [320, 390, 1280];

test.skip(!hasFirefox, NO_FIREFOX);

/** Time limit per page, in milliseconds. */
const LONGEST = 30_000;

for (const paths of inParts(onePageOfEachKind())) {
  const claim = `from ${paths.at(0)} to ${paths.at(-1)}, pages are clean in Firefox and fit its width`;
  test(claim, async ({ page }) => {
    test.setTimeout(paths.length * LONGEST);
    const consoleMessages = await recordConsoleMessages(page);
    for (const path of paths) {
      await openHydrated(page, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(scrollWidth, `${path} at ${width} px`).toBeLessThanOrEqual(width);
      }
      expect.soft(consoleMessages.splice(0), path).toEqual([]);
    }
  });
}
