import { diffArrays } from 'diff';

import type { Block } from './page-content';

/** A run of words that stayed, came or went. */
export interface Piece {
  kind: 'same' | 'in' | 'out';
  text: string;
}

/** A piece of text that changed. */
export interface WordChange {
  /** What it stands under. */
  label: string;
  /** Its words before and after in one reading; what stayed may be shortened with an ellipsis. */
  pieces: Piece[];
  /** The whole text before; empty where it is new. */
  before: string;
  /** The whole text after; empty where it is gone. */
  after: string;
}

/** More edits than this are no longer a readable difference: then one text replaces the other. */
const MOST_EDITS = 1000;

/** How many words stay on each side of a difference. */
const CONTEXT = 12;

/**
 * Compares the text of two states of a page, in reading order.
 * @returns every piece of text that differs; a moved one comes as gone and as new
 */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): WordChange[] {
  const texts = (blocks: readonly Block[]) => blocks.map(({ text }) => text);
  const runs = diffArrays(texts(before), texts(after), { maxEditLength: MOST_EDITS });
  if (runs === undefined) return pairUp([...before], [...after]);
  const changes: WordChange[] = [];
  let [from, to] = [0, 0];
  let gone: Block[] = [];
  let fresh: Block[] = [];
  const close = () => {
    changes.push(...pairUp(gone, fresh));
    [gone, fresh] = [[], []];
  };
  for (const { added, removed, count } of runs) {
    if (removed) gone = before.slice(from, from + count);
    else if (added) fresh = after.slice(to, to + count);
    else close();
    if (!added) from += count;
    if (!removed) to += count;
  }
  close();
  return changes;
}

/** Sets texts that have words in common against each other; the others are gone or new. */
function pairUp(gone: Block[], fresh: Block[]): WordChange[] {
  const changes: WordChange[] = [];
  let rest = gone;
  for (const block of fresh) {
    const twin = rest.findIndex((other) => isAlike(other.text, block.text));
    for (const lost of rest.slice(0, Math.max(0, twin))) changes.push(compareText(lost, undefined));
    changes.push(compareText(twin < 0 ? undefined : rest[twin], block));
    rest = rest.slice(twin + 1);
  }
  return [...changes, ...rest.map((lost) => compareText(lost, undefined))];
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

function compareText(before: Block | undefined, after: Block | undefined): WordChange {
  const [old, fresh] = [before?.text ?? '', after?.text ?? ''];
  const label = after?.label || before?.label || TOP;
  return { label, pieces: compareWords(old, fresh), before: old, after: fresh };
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
  const pieces = runs.map(({ added, removed, value }): Piece => {
    return { kind: added ? 'in' : removed ? 'out' : 'same', text: value.join('') };
  });
  return joinNeighbours(pieces).map((piece, index, all) => shorten(piece, index, all.length));
}

/** Whole words, each with the space behind it: half a number or half a word is hard to read. */
function split(text: string): string[] {
  return text.split(/(?<=\s)/);
}

function toPieces(before: string, after: string): Piece[] {
  const pieces: Piece[] = [
    { kind: 'out', text: before },
    { kind: 'in', text: after },
  ];
  return pieces.filter(({ text }) => text !== '');
}

/** Words that went and came in turns are read as one run that went and one that came. */
function joinNeighbours(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  let [out, fresh] = ['', ''];
  const close = () => {
    joined.push(...toPieces(out, fresh));
    [out, fresh] = ['', ''];
  };
  for (const piece of pieces) {
    if (piece.kind === 'out') out += piece.text;
    else if (piece.kind === 'in') fresh += piece.text;
    else {
      close();
      joined.push(piece);
    }
  }
  close();
  return joined;
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
export function countWords(changes: readonly WordChange[]): { in: number; out: number } {
  const count = (kind: Piece['kind']) =>
    changes
      .flatMap(({ pieces }) => pieces)
      .filter((piece) => piece.kind === kind)
      .reduce((sum, { text }) => sum + listWords(text).length, 0);
  return { in: count('in'), out: count('out') };
}
