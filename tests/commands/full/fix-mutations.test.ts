import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixContent } from '#check/fix/fix-content';
import { parseContentFile, readContent } from '#check/read/content-file';
import { readBody } from '#check/rules/body';
import contentModel from '../../../src/content.config.ts';
import { SAMPLE } from '../../site/folders.ts';
import { createRandom, mutations, pick } from '../mutations.ts';

/** For more rounds: `ROUNDS=10 npx vitest run tests/commands/full/fix-mutations.test.ts`. */
const ROUNDS = Number(process.env.ROUNDS ?? 1);

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ohmstead-fix-'));
  await cp(join(SAMPLE, 'content'), join(root, 'content'), { recursive: true });
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Damages every file at once, each in its own way; returns those whose body cannot be parsed. */
async function damage(seed: number): Promise<Set<string>> {
  const unread = new Set<string>();
  const random = createRandom(seed);
  for (const { path } of await readContent(contentModel, SAMPLE)) {
    const text = await readFile(join(SAMPLE, path), 'utf8');
    const mutate = mutations[pick(Object.keys(mutations), random)] ?? ((source) => source);
    const damaged = mutate(text, random);
    if (!isRead(path, damaged)) unread.add(path);
    await writeFile(join(root, path), damaged);
  }
  return unread;
}

/** Whether a body can be parsed. */
function isRead(file: string, text: string): boolean {
  return readBody(parseContentFile(contentModel, file, text)).diagnostics.length === 0;
}

it('makes no body unreadable where it fixes damaged content, and has nothing to do again', async () => {
  let repaired = 0;
  for (let seed = 1; seed <= ROUNDS; seed += 1) {
    const unread = await damage(seed);
    const fixed = await fixContent(contentModel, root);
    expect({ seed, again: await fixContent(contentModel, root) }).toEqual({
      seed,
      again: [],
    });
    for (const { file: repaired, changes } of fixed) {
      const file = repaired.path;
      const text = await readFile(join(root, file), 'utf8');
      const isReadable = unread.has(file) || isRead(file, text);
      expect({ seed, file, isReadable, isTold: changes.length > 0 }).toEqual({
        seed,
        file,
        isReadable: true,
        isTold: true,
      });
    }
    repaired += fixed.length;
  }
  expect(repaired).toBeGreaterThan(0);
});
