import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CACHE_FOLDER } from '#base/cache';
import { SAMPLE } from '../../../tests/site/folders';
import { checkContent, checkFiles, isClean } from '../check-content';
import { isRecalled, openCleanFiles } from '../clean-files';
import { contentModel } from '../model';
import { readContent } from '../read/content-file';
import { readDisk } from '../read/disk';
import { copySome } from './some-content';

const ARTICLE = 'content/insights/reading-a-capacitor-step.mdx';
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'clean-'));
  await mkdir(join(root, 'node_modules'));
  await cp(join(SAMPLE, 'public'), join(root, 'public'), { recursive: true });
});
beforeEach(async () => {
  await copySome(root);
  await checkContent(contentModel, root);
});
afterAll(() => rm(root, { recursive: true }));

const forget = () => rm(join(root, CACHE_FOLDER), { recursive: true });
const countRecalled = async () => {
  const { read } = await openCleanFiles(contentModel, root);
  return (await readContent(contentModel, root, read)).filter(isRecalled).length;
};

async function edit(file: string, words: string, replacement: string) {
  const text = await readFile(join(root, file), 'utf8');
  expect(text).toContain(words);
  await writeFile(join(root, file), text.replace(words, replacement));
}

const BODY = `
Read it twice.

<Callout kind="note" title="Why">

The first reading tells what is new.

</Callout>
`;

/** Adds short articles, and returns their names. */
async function addBriefs(count: number): Promise<string[]> {
  const [fields = ''] = (await readFile(join(root, ARTICLE), 'utf8')).split(/(?<=\n---\n)/);
  const names = Array.from(
    { length: count },
    (_, number) => `content/insights/brief-${number}.mdx`,
  );
  for (const [number, name] of names.entries()) {
    const text = fields.replace(/^title: .*$/m, `title: Brief reading ${number}`) + BODY;
    await writeFile(join(root, name), text);
  }
  return names;
}

it('takes only the edited file apart again', async () => {
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

it('finds the mistake in a file that was clean before', async () => {
  await edit(ARTICLE, 'featured: ', 'featurd: ');
  const problems = await checkContent(contentModel, root);
  expect(problems.map(({ file, field }) => [file, field])).toContainEqual([ARTICLE, 'featurd']);
});

it('judges a clean file anew that was copied to where other fields belong', async () => {
  const copy = 'content/jobs/reading-a-capacitor-step.mdx';
  await cp(join(root, ARTICLE), join(root, copy));
  const warm = await checkContent(contentModel, root);
  expect(warm.map(({ file }) => file)).toContain(copy);
  await forget();
  expect(warm).toEqual(await checkContent(contentModel, root));
  await rm(join(root, copy));
});

it('does not trust a damaged list', async () => {
  const list = join(root, CACHE_FOLDER, 'clean');
  const text = await readFile(list, 'utf8');
  await writeFile(list, text.replace('"title"', '"titel"'));
  expect(await countRecalled()).toBe(0);
});

it('takes many files apart in threads, and says the same of them', async () => {
  const briefs = await addBriefs(200);
  const [misnamed = '', broken = ''] = briefs.slice(-2);
  await edit(broken, '<Callout kind="note"', '<Callout kind="notes"');
  await edit(misnamed, 'featured: ', 'featurd: ');
  await forget();
  const { read, keep } = await openCleanFiles(contentModel, root);
  const files = await readContent(contentModel, root, read);
  await keep([]);
  expect(files.filter(isRecalled).length).toBeGreaterThan(50);
  const disk = await readDisk(root);
  const problems = checkFiles(contentModel, files, disk);
  expect(problems.map(({ file }) => file)).toContain(broken);
  expect(problems).toEqual(checkFiles(contentModel, await readContent(contentModel, root), disk));
});
