import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { toHtmlFile } from '#base/paths';
import { measureBuild } from '#site/build/measure';
import { readBuildFacts } from '#site/build/output';
import { builtPages } from '../site/built-pages';
import { SAMPLE_ROOT } from '../site/folders';
import { readPage } from './dist';
import { openPage } from './document';

/** The maximum weight of a page, in bytes after brotli; 5% is kept in reserve. */
const BUDGET = {
  /** All scripts that a page loads on its own. */
  scripts: 110_000,
  fonts: 64_000,
};
const ALLOWED = 0.95;

const { pages, fonts } = await measureBuild(SAMPLE_ROOT);

it('the largest page stands for all of its kind', async () => {
  const built = await readBuildFacts(SAMPLE_ROOT);
  const sizeOf = (path: string) => statSync(join(SAMPLE_ROOT, 'dist', toHtmlFile(path))).size;
  for (const { kind, path } of pages) {
    const sizes = built.pages.filter((page) => page.kind === kind).map((page) => sizeOf(page.path));
    expect(sizeOf(path), kind).toBe(Math.max(...sizes));
  }
});

it('no page loads more scripts than it may', () => {
  const bytes = pages.map(({ scripts }) => scripts);
  // Each loads at least React.
  expect(Math.min(...bytes)).toBeGreaterThan(80_000);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(ALLOWED * BUDGET.scripts);
});

it('no page loads by itself what an act of its visitor asks for', async () => {
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
    'further-page',
  ]) {
    const ofName = built.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
    expect(ofName, name).toHaveLength(1);
    expect(byThemselves).not.toContain(`assets/${ofName[0]}`);
  }
});

it('only pages with a calculator or a sequence link their styles', () => {
  const linked = builtPages.filter((path) => readPage(path).includes('/assets/exhibit-'));
  const having = builtPages.filter((path) => openPage(path).querySelector('.exhibit') !== null);
  expect(linked).toEqual(having);
  expect(linked.length).toBeGreaterThan(1);
});

it('all fonts together weigh no more than they may', () => {
  expect(fonts).toBeGreaterThan(0);
  expect(fonts).toBeLessThanOrEqual(ALLOWED * BUDGET.fonts);
});
