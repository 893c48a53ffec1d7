import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

import { measureBuild } from '#site/build/measure';
import { readBuildFacts } from '#site/build/output';
import { SAMPLE_ROOT } from '../site/folders';
import { readFirstScreen } from './first-screen';

/** What a page may weigh, in bytes after brotli; a twentieth of it is kept to spare. */
const BUDGET = {
  /** One round trip of a new connection: stylesheet, head, header and first screen. */
  firstScreen: 14_600,
  /** All scripts that a page loads by itself. */
  scripts: 110_000,
  fonts: 64_000,
};
const ALLOWED = 0.95;

const { pages, fonts } = await measureBuild(SAMPLE_ROOT);
const kinds = [...new Set(pages.map(({ kind }) => kind))];
const longest = kinds.map((kind) => {
  const alike = pages.filter((page) => page.kind === kind);
  return alike.reduce((most, page) => (page.document > most.document ? page : most));
});

const screens = [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desk', viewport: { width: 1440, height: 900 } },
];

for (const { name, viewport } of screens) {
  test.describe(`on ${name}`, () => {
    // Without scripts, the document is what the host has sent.
    test.use({ viewport, javaScriptEnabled: false });
    test('the first screen of a page of each kind fits into one round trip', async ({ page }) => {
      for (const { kind, path } of longest) {
        const bytes = brotliCompressSync(await readFirstScreen(page, path)).length;
        expect.soft(bytes, kind).toBeLessThanOrEqual(ALLOWED * BUDGET.firstScreen);
      }
    });
  });
}

test('no page loads more scripts than it may', () => {
  const bytes = pages.map(({ scripts }) => scripts);
  // Each loads React at least.
  expect(Math.min(...bytes)).toBeGreaterThan(80_000);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(ALLOWED * BUDGET.scripts);
});

test('no page loads by itself what an act of its visitor asks for', async () => {
  const { scripts } = await readBuildFacts(SAMPLE_ROOT);
  const byThemselves = Object.values(scripts).flat();
  const built = await readdir(join(SAMPLE_ROOT, 'dist/assets'));
  for (const name of [
    'tooltips',
    'toaster',
    'form-controller',
    'finder',
    'search-dialog',
    'operator-screen',
    'page-queries',
  ]) {
    const ofName = built.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
    expect.soft(ofName, name).toHaveLength(1);
    expect.soft(byThemselves).not.toContain(`assets/${ofName[0]}`);
  }
});

test('all fonts together weigh no more than they may', () => {
  expect(fonts).toBeGreaterThan(0);
  expect(fonts).toBeLessThanOrEqual(ALLOWED * BUDGET.fonts);
});
