import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseMdx } from '#check/fix/edit';
import { fixContent } from '#check/fix/fix-content';
import { contentModel } from '#check/model/index';
import { readContent } from '#check/read/content-file';
import { SAMPLE } from '../site/folders';
import { createRandom, mutations, pick } from './mutations';

/** `ROUNDS=10 npx vitest run tests/build/fix-mutations.test.ts` makes more of them. */
const ROUNDS = Number(process.env.ROUNDS ?? 1);

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ohmstead-fix-'));
  await cp(join(SAMPLE, 'content'), join(root, 'content'), { recursive: true });
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Damages every file at once, each in its own way. */
async function damage(seed: number) {
  const random = createRandom(seed);
  for (const { path } of await readContent(contentModel, SAMPLE)) {
    const text = await readFile(join(SAMPLE, path), 'utf8');
    const mutate = mutations[pick(Object.keys(mutations), random)] ?? ((source) => source);
    await writeFile(join(root, path), mutate(text, random));
  }
}

it('mends damaged content only where all of it can be read, and has nothing to do again', async () => {
  let mended = 0;
  for (let seed = 1; seed <= ROUNDS; seed += 1) {
    await damage(seed);
    const fixed = await fixContent(contentModel, root, () => true);
    expect({ seed, again: await fixContent(contentModel, root, () => true) }).toEqual({
      seed,
      again: [],
    });
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
});
