import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { openDistWriter } from '../build/dist-writer';
import { openStaging, putInPlace } from '../build/staging';
import { openStamps } from '../build/stamps';

const PAGE = 'page.html';
let root: string;
let made: number;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'stamps-'));
  await mkdir(join(root, '.build'));
  made = 0;
});
afterEach(() => rm(root, { recursive: true }));

/** A build that consists of one page. */
async function build(key: string) {
  const stage = await openStaging(root);
  const dist = await openDistWriter(stage);
  const stamps = await openStamps({ root, stage, dist });
  await stamps.renew('/page', key, async (write) => {
    made += 1;
    await write(PAGE, `<img src="/assets/plan-1a2b.svg">${key}`);
  });
  await stamps.save();
  await putInPlace(root, stage);
  return dist;
}

it('makes a page once for the same ingredients', async () => {
  await build('a');
  await build('a');
  expect(made).toBe(1);
  await build('b');
  expect(made).toBe(2);
});

it('knows the pictures of a page that it did not make again', async () => {
  await build('a');
  const { assets } = await build('a');
  expect([...assets]).toEqual(['plan-1a2b.svg']);
});

it('makes a page again whose file was changed or removed', async () => {
  await build('a');
  await writeFile(join(root, 'dist', PAGE), 'edited by hand');
  await build('a');
  expect(await readFile(join(root, 'dist', PAGE), 'utf8')).toContain('plan-1a2b.svg');
  await rm(join(root, 'dist', PAGE));
  await build('a');
  expect(made).toBe(3);
});

it('takes a damaged list for none', async () => {
  await build('a');
  await writeFile(join(root, '.build/stamps.json'), '{"/page": {"key": 7');
  await build('a');
  expect(made).toBe(2);
});
