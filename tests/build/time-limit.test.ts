import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseContentFile } from '#check/read/content-file';
import { compileContent } from '#site/build/mdx/compile-content';
import { openWorkers } from '#site/build/workers';
import { contentModel } from '../../src/content-model';
import { copyWithoutCache } from '../site/copy-project';
import { PROJECT } from '../site/folders';

const QUICK = 'content/insights/quick.mdx';
const ENDLESS = 'content/insights/endless.mdx';

/** No text is known to keep the compiler busy forever, so this thread stands in for one. */
const THREAD = `export async function compileFile({ path }) {
  while (path.endsWith('endless.mdx'));
  return Buffer.from('return {};');
}
export const checkFile = compileFile;`;

let root: string;

beforeAll(async () => {
  root = await copyWithoutCache(PROJECT);
  await writeFile(join(root, 'engine/site/build/worker-thread.mjs'), THREAD);
});
afterAll(() => rm(root, { recursive: true }));

it('names a file that takes too long to compile, and ends its thread', async () => {
  const workers = openWorkers(root, 2_000);
  const files = [ENDLESS, QUICK].map((path) =>
    parseContentFile(contentModel, path, `The text of ${path}.\n`),
  );
  expect(await workers.checkFile({ path: ENDLESS, source: '' })).toBeUndefined();
  await expect(compileContent(contentModel, root, workers, files)).rejects.toThrow(
    `${ENDLESS} takes more than 2 seconds`,
  );
  expect([...(await compileContent(contentModel, root, workers, files.slice(1))).keys()]).toEqual([
    QUICK,
  ]);
  await workers.close();
});
