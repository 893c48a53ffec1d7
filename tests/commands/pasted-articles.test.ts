import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkFiles } from '#check/check-content';
import { parseContentFile } from '#check/read/content-file';
import type { Content } from '#check/rules/site';
import { fixFile } from '../../engine/check/tests/fix-file.ts';
import contentModel from '../../src/content.config.ts';
import { readSample } from './broken-files.ts';
import { PASTED_HEAD, PASTED_PATH } from './pasted-forms.ts';
import { toSnapshot } from './snapshot.ts';

const FOLDER = join(import.meta.dirname, 'fixtures/pasted');

let sample: Content;

beforeAll(async () => {
  sample = await readSample();
});

/** A pasted article after `--fix`, and what is left to its author. */
function fix(name: string) {
  const pasted = PASTED_HEAD + readFileSync(join(FOLDER, name), 'utf8');
  const { source } = fixFile(contentModel, PASTED_PATH, pasted);
  const file = parseContentFile(contentModel, PASTED_PATH, source);
  const left = checkFiles({ ...sample, files: [...sample.files, file] }).filter(
    (problem) => problem.file === PASTED_PATH,
  );
  return { source, text: source.slice(PASTED_HEAD.length), left };
}

describe('a whole article is fixed in one go', () => {
  it.each(['word.txt', 'google-docs.md', 'assistant.md'])('%s', async (name) => {
    const { source, text, left } = fix(name);
    const report = toSnapshot(left, () => source);
    await expect(`${text}\n\n${'='.repeat(20)}\n\n${report}`).toMatchFileSnapshot(
      join(FOLDER, `${name}.fixed.txt`),
    );
    expect(fixFile(contentModel, PASTED_PATH, source).source).toBe(source);
  });
});
