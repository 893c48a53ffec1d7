import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { collectBundle } from '../../src/publish/output';
import type { Workspace } from './workspace';
import { createWorkspace } from './workspace';

/** What all scripts of a page may weigh before anybody has done anything, after brotli: a tenth to spare. */
const MOST = 0.9 * 110_000;

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

it('no page loads more scripts than its budget, and each loads React at least', () => {
  const bytes = Object.values(scripts).map((files) => files.map((file) => sizes.get(file) ?? NaN));
  const sums = bytes.map((list) => list.reduce((sum, size) => sum + size, 0));
  expect(sums.length).toBeGreaterThan(10);
  expect(Math.min(...sums)).toBeGreaterThan(80_000);
  expect(Math.max(...sums)).toBeLessThanOrEqual(MOST);
});

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
