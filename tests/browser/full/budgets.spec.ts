import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

import { measureBuild } from '#site/build/measure';
import { SAMPLE_ROOT } from '../../site/folders';
import { readFirstScreen } from './first-screen';

/**
 * The first round trip of a new connection, in bytes after brotli: stylesheet, head, header and
 * first screen.
 */
const FIRST_SCREEN = 14_600;
/** Keeps 5% of it in reserve. */
const ALLOWED = 0.95;

const { pages } = await measureBuild(SAMPLE_ROOT);
const kinds = [...new Set(pages.map(({ kind }) => kind))];
const longest = kinds.map((kind) => {
  const alike = pages.filter((page) => page.kind === kind);
  return alike.reduce((most, page) => (page.document > most.document ? page : most));
});

const devices = [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
];

for (const { name, viewport } of devices) {
  test.describe(`on ${name}`, () => {
    // Without scripts, the document is exactly what the host has sent.
    test.use({ viewport, javaScriptEnabled: false });
    test('the first screen of a page of each kind fits into one round trip', async ({ page }) => {
      for (const { kind, path } of longest) {
        const bytes = brotliCompressSync(await readFirstScreen(page, path)).length;
        expect.soft(bytes, kind).toBeLessThanOrEqual(ALLOWED * FIRST_SCREEN);
      }
    });
  });
}
