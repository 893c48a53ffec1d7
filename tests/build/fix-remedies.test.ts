import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { checkContent } from '#check/check-content';
import { fixContent } from '#check/fix/fix-content';
import { contentModel } from '#check/model/index';
import { SAMPLE } from '../site/folders';

const BROKEN = join(import.meta.dirname, 'fixtures/broken');

/** Broken articles in which every message leaves one thing to write. */
const MISTAKES = [
  'editorial/second-h1',
  'fact/misspelled-fact',
  'fact/phone-in-braces',
  'fact/written-out-phone',
  'link/dead-link',
  'link/html-at-end',
  'link/http-link',
  'link/own-computer',
  'mdx/curly-quotes-in-tag',
  'mdx/misspelled-component',
  'mdx/value-without-quotes',
  'reference/misspelled-author',
  'reference/unknown-term',
  'schema/five-slips-at-once',
  'schema/number-with-unit',
  'schema/one-value-for-list',
  'schema/text-as-number',
  'schema/value-behind-hash',
  'yaml/missing-closing-fence',
  'yaml/tab',
  'yaml/text-behind-hash',
  'yaml/two-slips-at-once',
];

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ohmstead-remedies-'));
  await cp(join(SAMPLE, 'content'), join(root, 'content'), { recursive: true });
  for (const mistake of MISTAKES) {
    await cp(
      join(BROKEN, `${mistake}.mdx`),
      join(root, 'content/insights', `${basename(mistake)}.mdx`),
    );
  }
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('--fix makes each change that a message states as the only one, and tells it', async () => {
  const names = MISTAKES.map((mistake) => `content/insights/${basename(mistake)}.mdx`);
  const isMistaken = (file: string) => names.includes(file);
  const fixed = await fixContent(contentModel, root, isMistaken);
  const left = (await checkContent(contentModel, root)).filter(
    ({ file, severity }) => isMistaken(file) && severity === 'error',
  );
  expect(left.map(({ file, message }) => `${file} ${message}`)).toEqual([]);
  expect(fixed.map(({ file }) => file.path).toSorted()).toEqual(names.toSorted());
  expect(fixed.filter(({ changes }) => changes.length === 0)).toEqual([]);
});

it('--fix leaves a choice to the author', async () => {
  const file = 'content/insights/choice.mdx';
  await cp(join(BROKEN, 'schema/value-far-from-all.mdx'), join(root, file));
  const before = await readFile(join(root, file), 'utf8');
  await fixContent(contentModel, root, (path) => path === file);
  expect(await readFile(join(root, file), 'utf8')).toBe(before);
});
