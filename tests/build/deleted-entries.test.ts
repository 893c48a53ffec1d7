import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkContent } from '#check/check-content';
import { fixContent } from '#check/fix/fix-content';
import { contentModel } from '#check/model/index';
import { readContent } from '#check/read/content-file';
import { runGit } from '../run-git';
import { SAMPLE } from '../site/folders';

const GONE = 'content/products/core.mdx';
/** A product whose name is close enough to be mistaken for the other. */
const NEAR = 'content/products/cores.mdx';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'ohmstead-gone-'));
  for (const folder of ['content', 'public'])
    await cp(join(SAMPLE, folder), join(root, folder), { recursive: true });
  const product = await readFile(join(root, GONE), 'utf8');
  await writeFile(join(root, NEAR), product.replace(/^order: .*$/m, 'order: 12'));
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'Online');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const git = (...words: string[]) => runGit(root, ...words);

/** The files that link to the product. */
async function listNaming(): Promise<string[]> {
  const files = await readContent(contentModel, root);
  return files.filter(({ source }) => /\/products\/core\b/.test(source)).map(({ path }) => path);
}

async function expectGone() {
  const errors = (await checkContent(contentModel, root)).filter(
    ({ severity, rule }) => severity === 'error' && rule !== 'redirect',
  );
  const told = errors.map(({ file }) => file);
  expect(told).toEqual(expect.arrayContaining(await listNaming()));
  for (const { message } of errors) {
    expect(message).toContain(`which is gone, since this change deletes ${GONE}`);
  }
}

it('a product that is deleted is told to be gone wherever it is named, also on a branch', async () => {
  await rm(join(root, GONE));
  await expectGone();
  git('switch', '-qc', 'without-core');
  git('commit', '-qam', 'Delete a product');
  await expectGone();
});

it('--fix puts no other product in its place', async () => {
  const [naming = ''] = await listNaming();
  const before = await readFile(join(root, naming), 'utf8');
  await rm(join(root, GONE));
  await fixContent(contentModel, root, (file) => file === naming);
  expect(await readFile(join(root, naming), 'utf8')).toBe(before);
});
