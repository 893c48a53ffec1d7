import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toHtmlFile } from '#check/addresses/paths';
import { listFiles } from '#check/read/files';
import { openDistWriter } from '../publish/dist-writer.ts';

let root: string;
let staging: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dist-'));
  staging = join(root, 'staging');
  await mkdir(join(staging, 'dist/assets'), { recursive: true });
  await writeFile(join(staging, 'dist/assets/boot.js'), 'bundled');
  await writeFile(join(staging, 'elsewhere'), 'a text');
});
afterEach(() => rm(root, { recursive: true }));

const read = (file: string) => readFile(join(staging, 'dist', file), 'utf8');

describe('what writes into dist/', () => {
  it.each([
    '../out',
    'a/../../out',
    '/out',
    './out',
    'a//out',
    'out/',
    '',
    '..',
    'a\\out',
    'a\nb',
    'a\uFFFD',
  ])('refuses a path that leads elsewhere or is no plain one: %j', async (file) => {
    const { write } = openDistWriter(staging);
    await expect(write(file, 'out')).rejects.toThrow('is no path below dist/');
    expect((await listFiles(staging)).toSorted()).toEqual(['dist/assets/boot.js', 'elsewhere']);
  });

  it('refuses a second writer of a file, and names it', async () => {
    const { write, has } = openDistWriter(staging);
    await write('products/core.html', 'the page');
    await expect(write('products/core.html', 'a redirect')).rejects.toThrow(
      'dist/products/core.html is there already',
    );
    await expect(write('products', 'in the place of a folder')).rejects.toThrow('there already');
    expect(await read('products/core.html')).toBe('the page');
    expect(['products/core.html', 'a.html'].map(has)).toEqual([true, false]);
  });

  it('refuses to replace what the bundler has made', async () => {
    const { write } = openDistWriter(staging);
    await expect(write('assets/boot.js', 'another script')).rejects.toThrow('there already');
    expect(await read('assets/boot.js')).toBe('bundled');
  });

  it('holds each file once and nothing outside, whatever addresses and slugs there are', async () => {
    const part = fc.oneof(
      fc.constantFrom('..', '.', '', 'a', 'A', 'é', 'e\u0301', 'a.html', 'elsewhere', '\0'),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    );
    const address = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
    await fc.assert(
      fc.asyncProperty(fc.array(address, { maxLength: 12 }), async (addresses) => {
        await rm(join(staging, 'dist'), { recursive: true });
        await mkdir(join(staging, 'dist'));
        const { write } = openDistWriter(staging);
        const written: string[] = [];
        for (const each of addresses) {
          const file = toHtmlFile(each);
          await write(file, each).then(
            () => written.push(file),
            (error: Error) =>
              expect(error.message).toMatch(/is no path below|there already|EEXIST|ENOTDIR/),
          );
        }
        expect((await listFiles(join(staging, 'dist'))).toSorted()).toEqual(written.toSorted());
        expect(await readFile(join(staging, 'elsewhere'), 'utf8')).toBe('a text');
      }),
      { numRuns: 150 },
    );
  });

  it('knows the hashed files and placeholders that a text refers to', async () => {
    const { write, references } = openDistWriter(staging);
    await write('page.html', '<img src="/assets/plan-1a2b.svg">');
    await write('page.json', '{"image":{"src":"/api/placeholder/8/6"}}');
    expect([...references]).toEqual(['/assets/plan-1a2b.svg', '/api/placeholder/8/6']);
  });
});
