import { diffArrays } from 'diff';

import type { Block } from './page-content';
import type { Piece, Row } from './review-data';

/** More edits than this are no longer a readable difference: then one text replaces the other. */
const MOST_EDITS = 1000;

/** How many words stay on each side of a difference. */
const CONTEXT = 12;

/**
 * Compares the text of two states of a page, in reading order.
 * @returns every piece of text that differs; a moved one comes as gone and as new
 */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): Row[] {
  const comparator = (old: Block, fresh: Block) => old.text === fresh.text;
  const runs = diffArrays([...before], [...after], { maxEditLength: MOST_EDITS, comparator });
  if (runs === undefined) return pairUp([...before], [...after]);
  const rows: Row[] = [];
  let gone: Block[] = [];
  let fresh: Block[] = [];
  for (const { added, removed, value } of [...runs, { added: false, removed: false, value: [] }]) {
    if (removed) gone = value;
    else if (added) fresh = value;
    else {
      rows.push(...pairUp(gone, fresh));
      [gone, fresh] = [[], []];
    }
  }
  return rows;
}

/** Sets texts that have words in common against each other; the others are gone or new. */
function pairUp(gone: Block[], fresh: Block[]): Row[] {
  const rows: Row[] = [];
  let rest = gone;
  for (const block of fresh) {
    const twin = rest.findIndex((other) => isAlike(other.text, block.text));
    for (const lost of rest.slice(0, Math.max(0, twin))) rows.push(compareText(lost, undefined));
    rows.push(compareText(twin < 0 ? undefined : rest[twin], block));
    rest = rest.slice(twin + 1);
  }
  return [...rows, ...rest.map((lost) => compareText(lost, undefined))];
}

/** Whether one text may have become the other: a third of their words is the same, or both are short. */
function isAlike(before: string, after: string): boolean {
  const [old, fresh] = [listWords(before), listWords(after)];
  if (old.length <= 3 && fresh.length <= 3) return true;
  const known = new Set(old);
  const shared = fresh.filter((word) => known.has(word)).length;
  return shared * 3 >= Math.max(old.length, fresh.length);
}

/** Where no heading stands above a text. */
const TOP = 'Top of the page';

function compareText(before: Block | undefined, after: Block | undefined): Row {
  const label = after?.label || before?.label || TOP;
  return { aspect: 'words', label, pieces: compareWords(before?.text ?? '', after?.text ?? '') };
}

/**
 * The words of two texts as one reading.
 * @returns what stayed shortened to a few words around each difference
 */
export function compareWords(before: string, after: string): Piece[] {
  if (before === '' || after === '') return toPieces(before, after);
  const comparator = (old: string, fresh: string) => old.trim() === fresh.trim();
  const options = { maxEditLength: MOST_EDITS, comparator };
  const runs = diffArrays(split(before), split(after), options);
  if (runs === undefined) return toPieces(before, after);
  const pieces: Piece[] = [];
  // Words that went and came in turns are read as one run that went and one that came.
  let [out, fresh] = ['', ''];
  for (const { added, removed, value } of runs) {
    if (removed) out += value.join('');
    else if (added) fresh += value.join('');
    else {
      pieces.push(...toPieces(out, fresh), { kind: 'same', text: value.join('') });
      [out, fresh] = ['', ''];
    }
  }
  pieces.push(...toPieces(out, fresh));
  return pieces.map((piece, index) => shorten(piece, index, pieces.length));
}

/** Whole words, each with the space behind it: half a number or half a word is hard to read. */
function split(text: string): string[] {
  return text.split(/(?<=\s)/);
}

/** One text in the place of another. */
export function toPieces(before: string, after: string): Piece[] {
  const pieces: Piece[] = [
    { kind: 'out', text: before },
    { kind: 'in', text: after },
  ];
  return pieces.filter(({ text }) => text !== '');
}

function shorten(piece: Piece, index: number, count: number): Piece {
  if (piece.kind !== 'same') return piece;
  const words = split(piece.text);
  const [start, end] = [index > 0 ? CONTEXT : 0, index < count - 1 ? CONTEXT : 0];
  if (words.length <= start + end + 2) return piece;
  const head = words.slice(0, start).join('');
  const tail = end === 0 ? '' : words.slice(-end).join('');
  return { kind: 'same', text: `${head}… ${tail}` };
}

/** The words of a text, without what stands between them. */
export function listWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** How many words came and went. */
export function countWords(rows: readonly Row[]): { in: number; out: number } {
  const count = (kind: Piece['kind']) =>
    rows
      .flatMap(({ pieces }) => pieces)
      .filter((piece) => piece.kind === kind)
      .reduce((sum, { text }) => sum + listWords(text).length, 0);
  return { in: count('in'), out: count('out') };
}
