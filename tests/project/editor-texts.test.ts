import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { remark, toEditorComponent } from '#admin/blocks';
import { listBlockForms } from '#admin/form-fields';
import { keepMarkdown } from '#admin/markdown/keep-markdown';
import { parseBody } from '#check/read/parse-body';
import { toBody } from '#check/read/split-frontmatter';
import contentModel from '../../src/content.config.ts';
import { loadFormPrinter } from './form-printer.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** Every text with words in it, below the project's folder. */
const SITE = ['content', 'tests/site/content'].flatMap(listTexts);
const DIFFICULT = listTexts('tests/project/fixtures/texts');

/** What a person does to a word. */
const EDITS = {
  replaces: () => 'Xylophone',
  extends: (word: string) => `${word} xylophone`,
  precedes: (word: string) => `Xylophone ${word}`,
  deletes: () => '',
};

/** Words that a form shows as words: not in tags, not in addresses, not in front of an item. */
const WORD =
  /(?<!<[^>\n]*|\]\([^)\n]*|^\s*|^\[[^\]\n]*\]:.*|[\p{L}\p{N}])[\p{L}\p{N}]+(?![^<\n]*>)/gmu;

let print: (text: string) => Promise<string>;

beforeAll(async () => {
  const blocks = listBlockForms(contentModel.components).map(toEditorComponent);
  print = await loadFormPrinter([...blocks, remark]);
});

describe('a text that a form printed', () => {
  it.each(SITE.map((file, at) => [file, at] as const))(
    'is %s where nobody edited it, and differs in one line after one word',
    async (file, at) => {
      const source = readText(file);
      const printed = await print(source);
      expect(keepMarkdown(source, { printed, edited: printed })).toBe(source);
      const change = Object.values(EDITS)[at % 4] ?? EDITS.replaces;
      for (const word of pickWords(printed, 1, at * 7))
        await expectOneLine(source, printed, word, change);
    },
  );

  it.each(DIFFICULT)('is %s where nobody edited it', async (file) => {
    const source = readText(file);
    const printed = await print(source);
    expect(keepMarkdown(source, { printed, edited: printed })).toBe(source);
  });

  it.each(DIFFICULT)('differs from %s in one line after each word', async (file) => {
    const source = readText(file);
    const printed = await print(source);
    for (const change of Object.values(EDITS))
      for (const word of pickWords(printed, 20)) await expectOneLine(source, printed, word, change);
  });

  it.each(DIFFICULT)('says of %s what the form shows', async (file) => {
    const source = readText(file);
    const printed = await print(source);
    for (const word of pickWords(printed, 10)) {
      const edited = edit(printed, word, EDITS.replaces);
      expect(await print(keepMarkdown(source, { printed, edited }))).toBe(edited);
    }
  });
});

it.each(DIFFICULT)('parses %s, which a form can only then open', (file) => {
  expect(parseBody(readText(file)).failure?.message).toBeUndefined();
});

type Word = { index: number; 0: string };

async function expectOneLine(
  source: string,
  printed: string,
  word: Word,
  change: (word: string) => string,
) {
  const text = keepMarkdown(source, { printed, edited: edit(printed, word, change) });
  const [before, after] = [source.split('\n'), text.split('\n')];
  const changed = before.flatMap((line, at) => (line === after[at] ? [] : [[line, after[at]]]));
  expect({ word: word[0], lines: after.length, changed }).toEqual({
    word: word[0],
    lines: before.length,
    changed: [[expect.any(String), expect.any(String)]],
  });
}

function edit(text: string, { index, 0: word }: Word, change: (word: string) => string): string {
  return text.slice(0, index) + change(word) + text.slice(index + word.length);
}

/** So many words of a text, from all parts of it. */
function pickWords(text: string, count: number, offset = 0): Word[] {
  const words = [...text.matchAll(WORD)];
  const step = Math.max(1, Math.floor(words.length / count));
  return words.filter((_, at) => at % step === offset % step);
}

function listTexts(folder: string): string[] {
  return readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => join(folder, file))
    .filter((file) => readText(file) !== '');
}

function readText(file: string): string {
  return toBody(readFileSync(join(PROJECT, file), 'utf8')).trim();
}
