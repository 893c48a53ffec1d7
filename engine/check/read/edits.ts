import { memoize } from '../cache/memoize.ts';
import { codeOf, isIdle } from '../guard/characters.ts';
import { shorten } from '../wording/words.ts';
import { type Range, textIndex } from './locate.ts';
import type { TextEdit } from './text-edit.ts';

/** A change made to a file, described for its author. */
export interface Change {
  /** Its current line, counted from 1. */
  line: number;
  what: string;
}

type Span = Pick<TextEdit, 'start' | 'end'>;

/** Whether an edit, or another piece of a text, overlaps any of the others. */
export function isOver(one: Span, others: readonly Span[]): boolean {
  return others.some((other) => one.start < other.end && other.start < one.end);
}

/** The changes that edits make, for the author of a text. */
export function toChanges(source: string, edits: readonly TextEdit[]): Change[] {
  const { rangeOf } = textIndex(source);
  return edits.map(({ start, end, text }) => ({
    line: rangeOf(start, start).line,
    what: toWhat(source.slice(start, end), text),
  }));
}

function toWhat(before: string, after: string): string {
  if (before === '') return `"${shorten(after)}" is added`;
  if (isIdle(before)) return `the invisible character ${codeOf(before)} is deleted`;
  if (after === '') return `"${shorten(before)}" is deleted`;
  return `"${shorten(before)}" is now "${shorten(after)}"`;
}

type Source = { source: string };

const indexOf = memoize(({ source }: Source) => textIndex(source));

/** The source text of a range. */
export function textAt(file: Source, { line, column, endLine, endColumn }: Range): string {
  const { offsetAt } = indexOf(file);
  return file.source.slice(offsetAt(line, column), offsetAt(endLine, endColumn));
}

/** Where a range begins in the text of a file. */
export function toOffset(file: Source, { line, column }: Range): number {
  return indexOf(file).offsetAt(line, column);
}

/** Replaces a range of a file. */
export function replace(file: Source, range: Range, text: string): TextEdit[] {
  return toEdits(indexOf(file).offsetAt(range.line, range.column), textAt(file, range), text);
}

/** Replaces the last occurrence of a word in a range; no edits if it is not written there. */
export function replaceText(
  file: Source,
  range: Range,
  word: string,
  better: string | undefined,
): TextEdit[] {
  const at = better === undefined || word === '' ? -1 : textAt(file, range).lastIndexOf(word);
  const start = indexOf(file).offsetAt(range.line, range.column);
  return at < 0 ? [] : toEdits(start + at, word, better ?? '');
}

function toEdits(start: number, before: string, text: string): TextEdit[] {
  return before === text ? [] : [{ start, end: start + before.length, text }];
}
