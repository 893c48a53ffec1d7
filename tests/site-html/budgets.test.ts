import { readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';

import { listPages, listScripts } from '../site/build-facts.ts';
import { builtPages } from '../site/built-pages.ts';
import { SAMPLE_ROOT } from '../site/folders.ts';
import { readPage } from './dist.ts';
import { openPage } from './document.ts';

/** The maximum weight of a page, in bytes after brotli; 5% is kept in reserve. */
const BUDGET = {
  /** All scripts that a page loads on its own. */
  scripts: 110_000,
  fonts: 64_000,
};
const ALLOWED = 0.95;

const scripts = listScripts(SAMPLE_ROOT);
const assets = join(SAMPLE_ROOT, 'dist/assets');

it('no page loads more scripts than it may', () => {
  const weights = new Map(
    [...new Set(Object.values(scripts).flat())].map((file) => [
      file,
      brotliCompressSync(readFileSync(join(SAMPLE_ROOT, 'dist', file))).length,
    ]),
  );
  const bytes = listPages(SAMPLE_ROOT).map(({ kind }) =>
    (scripts[kind] ?? []).reduce((sum, file) => sum + (weights.get(file) ?? 0), 0),
  );
  // Each loads at least React.
  expect(Math.min(...bytes)).toBeGreaterThan(80_000);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(ALLOWED * BUDGET.scripts);
});

it('no page loads by itself what an act of its visitor asks for', async () => {
  const byThemselves = Object.values(scripts).flat();
  const built = await readdir(assets);
  for (const name of [
    'tooltips',
    'toaster',
    'form-controller',
    'open-search',
    'load-finder',
    'search-dialog',
    'operator-screen',
    'further-page',
  ]) {
    const ofName = built.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
    expect(ofName, name).toHaveLength(1);
    expect(byThemselves).not.toContain(`assets/${ofName[0]}`);
  }
});

it('the first script waits for no other', async () => {
  const [boot = ''] = (await readdir(assets)).filter((file) => /^boot-.*\.js$/.test(file));
  expect(readFileSync(join(assets, boot), 'utf8')).not.toMatch(/\bimport\s*[\w{*"']/);
});

it('only pages with a calculator link its styles', () => {
  const linked = builtPages.filter((path) => readPage(path).includes('/assets/exhibit-'));
  const having = builtPages.filter((path) => openPage(path).querySelector('.exhibit') !== null);
  expect(linked).toEqual(having);
  expect(linked.length).toBeGreaterThan(1);
});

it('all fonts together weigh no more than they may', async () => {
  const fonts = (await readdir(assets)).filter((file) => file.endsWith('.woff2'));
  expect(fonts).not.toEqual([]);
  const bytes = fonts.reduce((sum, file) => sum + statSync(join(assets, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(ALLOWED * BUDGET.fonts);
});
