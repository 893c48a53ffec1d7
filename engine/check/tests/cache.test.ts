import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { CACHE_FOLDER, openCache, pruneCache } from '../cache/cache.ts';
import { digestParts } from '../cache/digest.ts';

let root: string;
let made: number;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cache-'));
  made = 0;
});
afterEach(() => rm(root, { recursive: true }));

async function remember(...key: string[]): Promise<string> {
  const cache = openCache(root);
  const result = await cache.remember(key, async () => {
    made += 1;
    return Buffer.from(`made of ${key.join(' and ')}`);
  });
  return Buffer.from(result).toString();
}

const fileOf = (key: string) =>
  join(root, CACHE_FOLDER, 'results', digestParts([key]).toString('hex'));

async function changeFile(change: (bytes: Buffer) => Buffer) {
  const folder = join(root, CACHE_FOLDER, 'results');
  const [name = ''] = await readdir(folder);
  await writeFile(join(folder, name), change(await readFile(join(folder, name))));
}

describe('the cache', () => {
  it('makes a result once', async () => {
    expect(await remember('source', 'options')).toBe('made of source and options');
    expect(await remember('source', 'options')).toBe('made of source and options');
    expect(made).toBe(1);
  });

  it('makes a result once for all who ask for it while it is made', async () => {
    const cache = openCache(root);
    const make = async () => Buffer.from(`made ${++made} times`);
    const results = await Promise.all([1, 2].map(() => cache.remember(['source'], make)));
    expect(results.map(String)).toEqual(['made 1 times', 'made 1 times']);
  });

  it('asks again for what could not be made', async () => {
    const cache = openCache(root);
    const fail = () => Promise.reject(new Error('no room'));
    await expect(cache.remember(['source'], fail)).rejects.toThrow('no room');
    expect(String(await cache.remember(['source'], async () => Buffer.from('made')))).toBe('made');
  });

  it('makes it anew when any part of the key changes', async () => {
    await remember('source', 'options');
    await remember('source', 'other options');
    await remember('sourceopt', 'ions');
    expect(made).toBe(3);
  });

  it('makes it anew when the code that makes it changes, or a package', async () => {
    const open = () => openCache(root, ['code']);
    await mkdir(join(root, 'code'));
    await writeFile(join(root, 'code/make.ts'), 'one');
    open().put(['source'], Buffer.from('one'));
    expect(open().get(['source'])).toEqual(Buffer.from('one'));
    await writeFile(join(root, 'code/make.test.ts'), 'a test');
    expect(open().get(['source'])).toBeDefined();
    await writeFile(join(root, 'code/make.ts'), 'two');
    expect(open().get(['source'])).toBeUndefined();
    open().put(['source'], Buffer.from('two'));
    await writeFile(join(root, 'package-lock.json'), '{}');
    expect(open().get(['source'])).toBeUndefined();
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, 40)],
    ['emptied', () => Buffer.alloc(0)],
    ['changed in one byte', (bytes: Buffer) => Buffer.from(bytes).fill('x', 33, 34)],
  ])('makes a file anew that was %s', async (_, damage) => {
    await remember('source');
    await changeFile(damage);
    expect(await remember('source')).toBe('made of source');
    expect(made).toBe(2);
  });

  it('forgets what nobody has asked for in a day, where there is no room for it', async () => {
    await remember('old');
    await remember('new');
    const folder = join(root, CACHE_FOLDER, 'results');
    await utimes(fileOf('old'), new Date(0), new Date(0));
    await pruneCache(root);
    expect(await readdir(folder)).toHaveLength(2);
    await pruneCache(root, 40);
    expect(await readdir(folder)).toHaveLength(1);
    await remember('new');
    expect(made).toBe(2);
  });

  it.each([
    [60, ['old', 'new']],
    [110, ['old']],
    [1000, []],
  ])(
    'forgets what was asked for longest ago, as far as %i bytes have no room for it',
    async (room, gone) => {
      const names = ['asked for', 'old', 'new'];
      for (const [day, name] of names.entries()) {
        await remember(name);
        await utimes(fileOf(name), day * 86_400, day * 86_400);
      }
      await remember('asked for');
      await pruneCache(root, room);
      expect(names.filter((name) => !existsSync(fileOf(name)))).toEqual(gone);
    },
  );

  it('deletes nothing where nothing is cached', async () => {
    await expect(pruneCache(root, 0)).resolves.toBeUndefined();
    expect(await readdir(root)).toEqual([]);
  });
});
