import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CACHE_FOLDER } from '../cache/cache.ts';
import { checkContent } from '../check-content.ts';
import { isClean } from '../check-file.ts';
import { openCleanFiles } from '../clean-files.ts';
import { readContent } from '../read/content-file.ts';
import { ARTICLE, writeContent } from './content.fixture.ts';
import { contentModel } from './site.fixture.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'clean-'));
  await mkdir(join(root, 'node_modules'));
});
beforeEach(async () => {
  await writeContent(root);
  await checkContent(contentModel, root);
});
afterAll(() => rm(root, { recursive: true }));

const forget = () => rm(join(root, CACHE_FOLDER), { recursive: true });

/** The inodes of all results: a result that is made anew is another file. */
async function listResults(): Promise<Set<number>> {
  const folder = join(root, CACHE_FOLDER, 'results');
  const names = await readdir(folder).catch(() => []);
  return new Set(
    await Promise.all(names.map(async (name) => (await stat(join(folder, name))).ino)),
  );
}

/** How many of the clean files are remembered from an earlier run. */
async function countRecalled(): Promise<number> {
  const before = await listResults();
  const files = await readContent(contentModel, root, openCleanFiles(contentModel, root));
  const made = [...(await listResults())].filter((inode) => !before.has(inode));
  return files.filter(({ nodes }) => nodes !== undefined).length - made.length;
}

async function edit(file: string, from: string, replacement: string) {
  const text = await readFile(join(root, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(root, file), text.replace(from, replacement));
}

it('parses only the edited file again', async () => {
  const files = await readContent(contentModel, root);
  const all = await countRecalled();
  expect(all).toBe(files.filter(isClean).length);
  await edit(ARTICLE, 'title: ', 'title: Once more, ');
  expect(await countRecalled()).toBe(all - 1);
});

it('says the same of files that are remembered, where another file changes under them', async () => {
  await rm(join(root, 'content/products/powersync.mdx'));
  const warm = await checkContent(contentModel, root);
  await forget();
  const cold = await checkContent(contentModel, root);
  expect(new Set(cold.map(({ file }) => file)).size).toBeGreaterThan(3);
  expect(warm).toEqual(cold);
});

it('says of a remembered link with the name of another page what it said at first', async () => {
  await edit(ARTICLE, '\n---\n', '\n---\n\nSee [PowerSync](/products/core).\n');
  const cold = await checkContent(contentModel, root);
  expect(cold.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('"PowerSync" is the name of /products/powersync'),
  );
  expect(await checkContent(contentModel, root)).toEqual(cold);
});

it('finds the mistake in a file that was clean before', async () => {
  await edit(ARTICLE, 'featured: ', 'featurd: ');
  const problems = await checkContent(contentModel, root);
  expect(problems.map(({ file, field }) => [file, field])).toContainEqual([ARTICLE, 'featurd']);
});

it('validates a clean file anew that was copied to where other fields belong', async () => {
  const copy = 'content/products/reading-a-step.mdx';
  await cp(join(root, ARTICLE), join(root, copy));
  const warm = await checkContent(contentModel, root);
  expect(warm.map(({ file }) => file)).toContain(copy);
  await forget();
  expect(warm).toEqual(await checkContent(contentModel, root));
  await rm(join(root, copy));
});

it('does not trust a damaged file', async () => {
  const all = await countRecalled();
  const folder = join(root, CACHE_FOLDER, 'results');
  const [name = ''] = await readdir(folder);
  const text = await readFile(join(folder, name), 'utf8');
  await writeFile(join(folder, name), text.replace('"', "'"));
  expect(await countRecalled()).toBe(all - 1);
});
