import { beforeAll, describe, expect, it } from 'vitest';
import { checkFiles } from '#check/check-content';
import { parseContentFile } from '#check/read/content-file';
import type { Content } from '#check/rules/site';
import { fixFile } from '../../engine/check/tests/fix-file.ts';
import contentModel from '../../src/content.config.ts';
import { readSample } from './broken-files.ts';
import { PASTED_HEAD, PASTED_PATH, pastedForms, soundTexts } from './pasted-forms.ts';

let sample: Content;

beforeAll(async () => {
  sample = await readSample();
});

/** What the check says of an article with such a text. */
function check(text: string): string[] {
  const file = parseContentFile(contentModel, PASTED_PATH, `${PASTED_HEAD}${text}\n`);
  return checkFiles({ ...sample, files: [...sample.files, file] })
    .filter((problem) => problem.file === PASTED_PATH)
    .map(({ line, message }) => `${line - PASTED_HEAD.split('\n').length + 1}: ${message}`);
}

function fix(text: string): string {
  const { source } = fixFile(contentModel, PASTED_PATH, `${PASTED_HEAD}${text}\n`);
  return source.slice(PASTED_HEAD.length).trimEnd();
}

describe('what people paste', () => {
  it.each(pastedForms)('%s', (_, form, outcome) => {
    const found = check(form);
    if (outcome === 'understood') expect(found).toEqual([]);
    else if (outcome === 'named') expect(found).not.toEqual([]);
    else expect({ found: found.length > 0, fixed: fix(form) }).toEqual({ found: true, ...outcome });
  });

  it.each(pastedForms.filter(([, , outcome]) => typeof outcome === 'object'))(
    '%s is sound once it is fixed',
    (_, __, outcome) => {
      const { fixed } = outcome as { fixed: string };
      expect(check(fixed)).toEqual([]);
    },
  );
});

describe('a sound text', () => {
  it.each(soundTexts)('%s', (text) => {
    expect(check(text)).toEqual([]);
    expect(fix(text)).toBe(text);
  });
});
