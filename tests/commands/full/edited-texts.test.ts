import { beforeAll, expect, it } from 'vitest';
import { keepMarkdown } from '#admin/markdown/keep-markdown';
import {
  EDITS,
  expectOneLine,
  listTexts,
  loadPrinter,
  pickWords,
  readText,
} from '../../project/edited-texts.ts';

/** Every text with words in it, below the project's folder. */
const SITE = ['content', 'tests/site/content'].flatMap(listTexts);
const DIFFICULT = listTexts('tests/project/fixtures/texts');

let print: (text: string) => Promise<string>;

beforeAll(async () => {
  print = await loadPrinter();
});

it.each(SITE.map((file, at) => [file, at] as const))(
  'a text that a form printed is %s where nobody edited it, and differs in one line after one word',
  async (file, at) => {
    const source = readText(file);
    const printed = await print(source);
    expect(keepMarkdown(source, { printed, edited: printed })).toBe(source);
    const change = Object.values(EDITS)[at % 4] ?? EDITS.replaces;
    for (const word of pickWords(printed, 1, at * 7))
      await expectOneLine(source, printed, word, change);
  },
);

it.each(DIFFICULT)(
  'a text that a form printed differs from %s in one line after each word',
  async (file) => {
    const source = readText(file);
    const printed = await print(source);
    for (const change of Object.values(EDITS))
      for (const word of pickWords(printed, 20)) await expectOneLine(source, printed, word, change);
  },
);
