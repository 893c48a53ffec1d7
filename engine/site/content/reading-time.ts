import { toBody } from '#check/read/split-frontmatter';

/** How many words of technical text people read in a minute. */
const WORDS_A_MINUTE = 230;

/** What an MDX file contains besides the words of its text. */
const SILENT = [
  /\{\/\*[\s\S]*?\*\/\}/g,
  // Component names and options; the words of a title or caption do count.
  /<\/?[A-Za-z][\w.]*|\b(kind|columns|slug|unit)="[^"]*"/g,
  /\b\w+=(?=")/g,
  // The addresses of links and pictures, and the languages of code fences.
  /\]\([^)\s]*/g,
  /^[ \t]*(```|~~~).*$/gm,
];

const WORD = /[\p{L}\p{N}][^\s|]*/gu;

/**
 * Counts the words that a reader of an MDX file, or of its body, reads: text, tables and captions,
 * without frontmatter, remarks and addresses.
 */
export function countWords(source: string): number {
  const text = SILENT.reduce((rest, pattern) => rest.replace(pattern, ' '), toBody(source));
  return text.match(WORD)?.length ?? 0;
}

/** How long it takes to read a number of words, in whole minutes, at least one. */
export function toMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
