import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digestFolder } from '../cache/digest.ts';
import { listFiles, listOddities, readBeginning } from '../read/files.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(root, 'a/b'), { recursive: true });
  for (const file of ['a/z.txt', 'a/b/y.txt', 'x.txt']) writeFileSync(join(root, file), file);
});
afterEach(() => rmSync(root, { recursive: true }));

it('files are listed however deep they lie, and links are odd', async () => {
  symlinkSync('z.txt', join(root, 'a/link'));
  symlinkSync('a', join(root, 'folder'));
  expect(await listFiles(root)).toEqual(['a/b/y.txt', 'a/z.txt', 'x.txt']);
  expect(await listFiles(root, 'a')).toEqual(['a/b/y.txt', 'a/z.txt']);
  const folders = ['a', 'folder', 'missing', 'a/b'];
  const odd = await Promise.all(folders.map((folder) => listOddities(root, folder)));
  expect(odd).toEqual([['a/link'], ['folder'], [], []]);
});

// Other systems than Linux refuse such names themselves.
it.runIf(process.platform === 'linux')(
  'a name that is not UTF-8 is odd, and nothing below it listed',
  async () => {
    const at = (name: string) => Buffer.from(join(root, name), 'latin1');
    writeFileSync(at('a/\xff.txt'), '');
    mkdirSync(at('a/\xfe'));
    writeFileSync(at('a/\xfe/x.txt'), '');
    expect(await listFiles(root)).toEqual(['a/b/y.txt', 'a/z.txt', 'x.txt']);
    expect(await listOddities(root, 'a')).toEqual(['a/\uFFFD', 'a/\uFFFD.txt']);
  },
);

it('of a long text, the beginning is read', async () => {
  const file = join(root, 'a/z.txt');
  expect(await readBeginning(file, 100)).toBe('a/z.txt');
  truncateSync(file, 5_000_000_000);
  expect(await readBeginning(file, 10)).toBe('a/z.txt\0\0\0');
});

it.each([
  ['says another thing', () => writeFileSync(join(root, 'a/z.txt'), 'b/z.txt')],
  ['has another name', () => renameSync(join(root, 'a/z.txt'), join(root, 'a/y.txt'))],
  ['is gone', () => rmSync(join(root, 'x.txt'))],
])('a folder has another digest where a file %s', async (_, change) => {
  const before = await digestFolder(root);
  expect(await digestFolder(root)).toEqual(before);
  change();
  expect(await digestFolder(root)).not.toEqual(before);
});
