import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCache } from '#check/cache/cache';
import { keepFolder } from '../publish/keep-folder.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'folder-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Fills a folder, and returns whether it had to be made, and what is in it. */
async function fill(name: string, key: string) {
  let isMade = false;
  await keepFolder(openCache(root), [key], join(root, name), async () => {
    isMade = true;
    await mkdir(join(root, name, 'assets'), { recursive: true });
    await writeFile(join(root, name, 'a.js'), `of ${key}`);
    await writeFile(join(root, name, 'assets/b.woff2'), Buffer.from([0, 255, 128]));
  });
  const text = await readFile(join(root, name, 'a.js'), 'utf8');
  return { isMade, text, bytes: [...(await readFile(join(root, name, 'assets/b.woff2')))] };
}

it('holds the same bytes again without being made, until its key changes', async () => {
  const made = { isMade: true, text: 'of one', bytes: [0, 255, 128] };
  expect(await fill('first', 'one')).toEqual(made);
  expect(await fill('second', 'one')).toEqual({ ...made, isMade: false });
  expect(await fill('third', 'two')).toEqual({ ...made, text: 'of two' });
});

it('is not kept if making it fails', async () => {
  const fail = async () => {
    throw new Error('broken');
  };
  await expect(keepFolder(openCache(root), ['one'], join(root, 'first'), fail)).rejects.toThrow();
  expect((await fill('second', 'one')).isMade).toBe(true);
});
