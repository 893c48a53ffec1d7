import { toBody } from './frontmatter';

/** How many words of a trade people read in a minute. */
export const WORDS_A_MINUTE = 230;

/** What stands in an MDX file and is no word of its text. */
const SILENT = [
  /\{\/\*[\s\S]*?\*\/\}/g,
  // Names of components and their switches; the words of a title or caption are read.
  /<\/?[A-Za-z][\w.]*|\b(kind|columns|slug|unit)="[^"]*"/g,
  /\b\w+=(?=")/g,
  // Where a link or a picture leads, and what a fence is written in.
  /\]\([^)\s]*/g,
  /^[ \t]*(```|~~~).*$/gm,
];

const WORD = /[\p{L}\p{N}][^\s|]*/gu;

/**
 * Counts the words that a reader of an MDX file reads: its text, tables and captions, without
 * frontmatter, remarks and addresses.
 * @param source the whole file, or its body
 */
export function countWords(source: string): number {
  const text = SILENT.reduce((rest, pattern) => rest.replace(pattern, ' '), toBody(source));
  return text.match(WORD)?.length ?? 0;
}

/**
 * How long it takes to read so many words.
 * @returns whole minutes, at least one
 */
export function toMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
