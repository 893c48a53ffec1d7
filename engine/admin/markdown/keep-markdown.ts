import { align } from './align.ts';
import { carryOver } from './carry-over.ts';
import { escapeStarts } from './escape-starts.ts';
import { findHunks } from './hunks.ts';
import { isReadable, isValidEdit } from './is-valid-edit.ts';
import { keepWords } from './keep-words.ts';
import { plainFormulas } from './plain-formulas.ts';
import { type Token, toLines } from './tokens.ts';
import { type Range, widen } from './widen.ts';

/** What a form shows of a text, and how it prints it. */
export interface FormText {
  /** How the form printed it when it was opened; undefined if nobody knows. */
  printed: string | undefined;
  /** What the form prints now. */
  edited: string;
  /** The lines of the paragraphs that it shows now. */
  lines?: readonly string[];
}

/**
 * A text as somebody edited it in a form, in the words of its source wherever nobody edited it. The
 * form prints a text in its own way: only what differs between two of its prints is an edit.
 * @param source the text of the file
 */
export function keepMarkdown(source: string, { printed, edited, lines = [] }: FormText): string {
  const text = escapeStarts(source, carryEdits(source, printed, edited), lines);
  return plainFormulas(source, text);
}

function carryEdits(source: string, printed: string | undefined, edited: string): string {
  if (printed === undefined || !isPrintOf(source, printed)) return keepWords(source, edited);
  const edits = findHunks(printed, edited);
  const text = carryOver(source, printed, edits);
  if (isValidEdit({ source, edited, text })) return text;
  const blocks = widen(printed, edits, (edit) => toBlock(printed, edit));
  const coarse = carryOver(source, printed, blocks);
  return isReadable(coarse) || !isReadable(edited) ? coarse : edited;
}

/** Whether nine in ten words of a text are in the other one. */
function isPrintOf(source: string, printed: string): boolean {
  const words = toLines(source).flatMap(({ tokens }) => tokens.filter(isWord));
  const kept = align(source, printed).anchors.filter((anchor) => isWord(anchor.source));
  return kept.length >= 0.9 * words.length;
}

function isWord({ text }: Token): boolean {
  return /^\p{L}/u.test(text);
}

const BLANK_LINES = /\n{2,}/g;

/** Where the block begins and ends that an edit lies in: both between empty lines. */
function toBlock(printed: string, { start, end }: Range): Range {
  const bounds = [...printed.matchAll(BLANK_LINES)];
  const before = bounds.findLast(({ 0: { length }, index }) => index + length <= start);
  const after = bounds.find(({ index }) => index >= end);
  return {
    start: before === undefined ? 0 : before.index + before[0].length,
    end: after?.index ?? printed.length,
  };
}
