// What somebody does to words of a text in a form at /admin, and what that may change in its file.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { remark, toEditorComponent } from '#admin/blocks';
import { listBlockForms } from '#admin/form-fields';
import { keepMarkdown } from '#admin/markdown/keep-markdown';
import { toBody } from '#check/read/split-frontmatter';
import contentModel from '../../src/content.config.ts';
import { PROJECT } from '../site/folders.ts';
import { loadFormPrinter } from './form-printer.ts';

/** What a person does to a word. */
export const EDITS = {
  replaces: () => 'Xylophone',
  extends: (word: string) => `${word} xylophone`,
  precedes: (word: string) => `Xylophone ${word}`,
  deletes: () => '',
};

/** Words that a form shows as words: not in tags, not in addresses, not in front of an item. */
const WORD =
  /(?<!<[^>\n]*|\]\([^)\n]*|^\s*|^\[[^\]\n]*\]:.*|[\p{L}\p{N}])[\p{L}\p{N}]+(?![^<\n]*>)/gmu;

/** Prints texts as the forms of this site do. */
export function loadPrinter(): Promise<(text: string) => Promise<string>> {
  const blocks = listBlockForms(contentModel.components).map(toEditorComponent);
  return loadFormPrinter([...blocks, remark]);
}

export type Word = { index: number; 0: string };

/** Changes a word of a text that a form printed: one line of the file may differ. */
export async function expectOneLine(
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

/** A text with one word changed. */
export function edit(
  text: string,
  { index, 0: word }: Word,
  change: (word: string) => string,
): string {
  return text.slice(0, index) + change(word) + text.slice(index + word.length);
}

/** So many words of a text, from all parts of it. */
export function pickWords(text: string, count: number, offset = 0): Word[] {
  const words = [...text.matchAll(WORD)];
  const step = Math.max(1, Math.floor(words.length / count));
  return words.filter((_, at) => at % step === offset % step);
}

/** The files below a folder of the project that have a text. */
export function listTexts(folder: string): string[] {
  return readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => join(folder, file))
    .filter((file) => readText(file) !== '');
}

/** The text of a file, without its fields. */
export function readText(file: string): string {
  return toBody(readFileSync(join(PROJECT, file), 'utf8')).trim();
}
