import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { collectBundle } from '../../src/build/output';
import type { Workspace } from './workspace';
import { createWorkspace } from './workspace';

/**
 * The most that all scripts of a page may weigh before anybody has done anything, after brotli.
 * Before forms, search and tables of contents were there, the lightest had 92,481 and the heaviest
 * 114,526; what a page gains now has to load when it is first used.
 */
const MOST: Record<string, number> = {
  home: 96_500,
  products: 93_500,
  product: 95_500,
  datasheet: 92_500,
  markets: 92_500,
  market: 94_000,
  stories: 92_000,
  story: 94_500,
  insights: 96_499,
  insight: 95_000,
  search: 92_500,
  company: 93_000,
  job: 93_000,
  contact: 94_000,
  plain: 96_000,
  'not-found': 90_500,
};

let workspace: Workspace;
let scripts: Record<string, string[]>;
const sizes = new Map<string, number>();

beforeAll(async () => {
  workspace = await createWorkspace();
  const { code, output } = await workspace.bundle();
  if (code !== 0) throw new Error(output);
  ({ scripts } = await collectBundle(workspace.root));
  for (const file of new Set(Object.values(scripts).flat())) {
    const text = await readFile(join(workspace.root, 'dist', file));
    sizes.set(file, brotliCompressSync(text).length);
  }
}, 120_000);
afterAll(() => workspace.remove());

it('knows every kind of page', () => {
  expect(Object.keys(MOST).toSorted()).toEqual(Object.keys(scripts).toSorted());
});

it.each(Object.entries(MOST))(
  'a page of kind %s loads at most %d bytes of scripts',
  (kind, most) => {
    const bytes = (scripts[kind] ?? []).reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
    expect(bytes).toBeGreaterThan(80_000);
    expect(bytes).toBeLessThanOrEqual(most);
  },
);

it.each(['tooltips', 'toaster', 'desk', 'finder', 'search-dialog', 'page-queries'])(
  'no page loads the script %s before it is used',
  async (name) => {
    const ofName = new RegExp(`^assets/${name}-[^/]+\\.js$`);
    const built = await readdir(join(workspace.root, 'dist/assets'));
    expect(built.filter((file) => ofName.test(`assets/${file}`))).toHaveLength(1);
    expect(
      Object.values(scripts)
        .flat()
        .filter((file) => ofName.test(file)),
    ).toEqual([]);
  },
);
