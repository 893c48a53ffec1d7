import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readContent } from '../../src/build/check/content-file';
import { parseMdx } from '../../src/build/check/fix/body';
import { fixContent } from '../../src/build/check/fix/fix-content';
import { createRandom, mutations, pick } from './mutations';

const PROJECT = join(import.meta.dirname, '../..');
const ROUNDS = 10;

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ohmstead-fix-'));
  await cp(join(PROJECT, 'content'), join(root, 'content'), { recursive: true });
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Damages every file at once, each in its own way. */
async function damage(seed: number) {
  const random = createRandom(seed);
  for (const { path } of await readContent(PROJECT)) {
    const text = await readFile(join(PROJECT, path), 'utf8');
    const mutate = mutations[pick(Object.keys(mutations), random)] ?? ((source) => source);
    await writeFile(join(root, path), mutate(text, random));
  }
}

it('mends damaged content only where all of it can be read, and has nothing to do again', async () => {
  let mended = 0;
  for (let seed = 1; seed <= ROUNDS; seed += 1) {
    await damage(seed);
    const fixed = await fixContent(root, () => true);
    expect({ seed, again: await fixContent(root, () => true) }).toEqual({ seed, again: [] });
    for (const { file, changes } of fixed) {
      const text = await readFile(join(root, file), 'utf8');
      const isRead = file.endsWith('.yaml') || parseMdx(text) !== undefined;
      expect({ seed, file, isRead, isTold: changes.length > 0 }).toEqual({
        seed,
        file,
        isRead: true,
        isTold: true,
      });
    }
    mended += fixed.length;
  }
  expect(mended).toBeGreaterThan(0);
}, 300_000);
