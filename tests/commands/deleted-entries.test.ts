import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkContent } from '#check/check-content';
import { fixContent } from '#check/fix/fix-content';
import { readContent } from '#check/read/content-file';
import contentModel from '../../src/content.config.ts';
import { runGit } from '../run-git.ts';
import { SAMPLE } from '../site/folders.ts';

const GONE = 'content/products/core.mdx';
/** A product whose name is close enough to be mistaken for the other. */
const NEAR = 'content/products/cores.mdx';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ohmstead-gone-'));
  for (const folder of ['content', 'public'])
    await cp(join(SAMPLE, folder), join(root, folder), { recursive: true });
  const product = await readFile(join(root, GONE), 'utf8');
  await writeFile(join(root, NEAR), product.replace(/^order: .*$/m, 'order: 12'));
  runGit(root, 'init', '-q', '-b', 'main');
  runGit(root, 'add', '-A');
  runGit(root, 'commit', '-q', '-m', 'Online');
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** The files that link to the product. */
async function listNaming(): Promise<string[]> {
  const files = await readContent(contentModel, root);
  return files.filter(({ source }) => /\/products\/core\b/.test(source)).map(({ path }) => path);
}

it('a product that is deleted is told to be gone wherever it is named, and --fix puts no other in its place', async () => {
  await rm(join(root, GONE));
  const naming = await listNaming();
  const errors = (await checkContent(contentModel, root)).filter(
    ({ severity }) => severity === 'error',
  );
  expect(errors.map(({ file }) => file)).toEqual(expect.arrayContaining(naming));
  for (const { message } of errors) {
    expect(message).toContain(`which is gone, since this change deletes ${GONE}`);
  }
  const [file = ''] = naming;
  const before = await readFile(join(root, file), 'utf8');
  await fixContent(contentModel, root);
  expect(await readFile(join(root, file), 'utf8')).toBe(before);
});

it('a product that git has noted as renamed is gone from its old name', async () => {
  runGit(root, 'reset', '-q', '--hard');
  runGit(root, 'mv', GONE, 'content/products/renamed.mdx');
  const messages = (await checkContent(contentModel, root)).map(({ message }) => message);
  expect(messages.join('\n')).toContain(`which is gone, since this change deletes ${GONE}`);
});
