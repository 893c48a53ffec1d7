import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { SAMPLE_ROOT } from '../../site/folders.ts';
import { listLargestPages } from '../../site/largest-pages.ts';
import { readFirstScreen } from './first-screen.ts';

/**
 * The first round trip of a new connection, in bytes after brotli: stylesheet, head, header and
 * first screen.
 */
const FIRST_SCREEN = 14_600;
/** Keeps 4% of it in reserve. */
const ALLOWED = 0.96;

const pages = listLargestPages(SAMPLE_ROOT);

const devices = [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
];

for (const { name, viewport } of devices) {
  test.describe(`on ${name}`, () => {
    // Without scripts, the document is exactly what the host has sent.
    test.use({ viewport, javaScriptEnabled: false });
    test('the first screen of a page of each kind fits into one round trip', async ({ page }) => {
      for (const { kind, path } of pages) {
        const bytes = brotliCompressSync(await readFirstScreen(page, path)).length;
        expect.soft(bytes, kind).toBeLessThanOrEqual(ALLOWED * FIRST_SCREEN);
      }
    });
  });
}
