import { beforeAll, describe, expect, it } from 'vitest';
import { keepMarkdown } from '#admin/markdown/keep-markdown';
import { parseBody } from '#check/read/parse-body';
import {
  EDITS,
  edit,
  expectOneLine,
  listTexts,
  loadPrinter,
  pickWords,
  readText,
} from './edited-texts.ts';

const DIFFICULT = listTexts('tests/project/fixtures/texts');

let print: (text: string) => Promise<string>;

beforeAll(async () => {
  print = await loadPrinter();
});

describe('a text that a form printed', () => {
  it.each(DIFFICULT)('is %s where nobody edited it', async (file) => {
    const source = readText(file);
    const printed = await print(source);
    expect(keepMarkdown(source, { printed, edited: printed })).toBe(source);
  });

  it.each(DIFFICULT)('differs from %s in one line after each word', async (file) => {
    const source = readText(file);
    const printed = await print(source);
    for (const change of Object.values(EDITS))
      for (const word of pickWords(printed, 5)) await expectOneLine(source, printed, word, change);
  });

  it.each(DIFFICULT)('says of %s what the form shows', async (file) => {
    const source = readText(file);
    const printed = await print(source);
    for (const word of pickWords(printed, 5)) {
      const edited = edit(printed, word, EDITS.replaces);
      expect(await print(keepMarkdown(source, { printed, edited }))).toBe(edited);
    }
  });
});

it.each(DIFFICULT)('parses %s, which a form can only then open', (file) => {
  expect(parseBody(readText(file)).failure?.message).toBeUndefined();
});
