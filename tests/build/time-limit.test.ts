import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseContentFile } from '../../src/check/read/content-file';
import { compileContent } from '../../src/publish/mdx/compile-content';
import { readVouched, writeVouched } from '../../src/publish/vouched';
import { copyWithoutCache } from '../../src/tools/bench/copy-project';
import { PROJECT } from '../site/folders';

const FOLDER = 'content/insights';
const QUICK = `${FOLDER}/quick.mdx`;
const ENDLESS = `${FOLDER}/endless.mdx`;

/** No text is known that keeps the compiler busy for ever; a thread that does so stands for it. */
const THREAD = `export async function compileApart({ path }) {
  while (path.endsWith('endless.mdx'));
  return 'export {};';
}`;

let root: string;

beforeAll(async () => {
  root = await copyWithoutCache(PROJECT);
  await writeFile(join(root, 'src/publish/mdx/mdx-thread.mjs'), THREAD);
  await mkdir(join(root, FOLDER), { recursive: true });
  const files = [ENDLESS, QUICK].map((path) => parseContentFile(path, `The text of ${path}.\n`));
  for (const { path, source } of files) await writeFile(join(root, path), source);
  await writeVouched(root, { files, disk: new Map(), problems: [] });
});
afterAll(() => rm(root, { recursive: true }));

it('names a file that takes too long to compile, ends its thread, and compiles the others', async () => {
  const { modules, failures } = await compileContent(root, readVouched(root), 2_000);
  expect([...modules.keys()]).toEqual([QUICK]);
  expect(failures).toHaveLength(1);
  expect(failures[0]).toContain(ENDLESS);
  expect(failures[0]).toContain('more than 2 seconds');
});
