import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDistWriter } from '../build/dist-writer';
import { DIST, WORK } from '../build/environments';
import { keepPrevious } from '../build/keep-previous';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'keep-previous-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Builds a version with these hashed files; returns all files in its folder. */
async function build(files: readonly string[], isAsked = true): Promise<string[]> {
  const stage = join(root, 'stage');
  await Promise.all([
    mkdir(join(stage, DIST, 'assets'), { recursive: true }),
    mkdir(join(stage, WORK), { recursive: true }),
  ]);
  for (const file of files) await writeFile(join(stage, DIST, 'assets', file), file);
  await keepPrevious(root, stage, openDistWriter(stage).write, isAsked);
  for (const folder of [DIST, WORK]) {
    await rm(join(root, folder), { recursive: true, force: true });
    await rename(join(stage, folder), join(root, folder));
  }
  return (await readdir(join(root, DIST, 'assets'))).toSorted();
}

it('keeps the files of one version before, for those who have its pages open', async () => {
  expect(await build(['a1.js', 'b1.js'])).toEqual(['a1.js', 'b1.js']);
  expect(await build(['a2.js', 'b1.js'])).toEqual(['a1.js', 'a2.js', 'b1.js']);
  expect(await build(['a3.js', 'b1.js'])).toEqual(['a2.js', 'a3.js', 'b1.js']);
});

it('takes a build without new files for the same version', async () => {
  await build(['a1.js']);
  await build(['a2.js']);
  expect(await build(['a2.js'])).toEqual(['a1.js', 'a2.js']);
});

it('keeps nothing where nobody asks for it', async () => {
  await build(['a1.js']);
  expect(await build(['a2.js'], false)).toEqual(['a2.js']);
});

it('keeps nothing where its list is damaged, and goes on without a file that is gone', async () => {
  await build(['a1.js', 'b1.js']);
  await rm(join(root, DIST, 'assets/a1.js'));
  expect(await build(['a2.js'])).toEqual(['a2.js', 'b1.js']);
  await writeFile(join(root, WORK, 'assets.json'), '{"own":["a2.js"');
  expect(await build(['a3.js'])).toEqual(['a3.js']);
});
