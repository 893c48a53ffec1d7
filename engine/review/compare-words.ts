import { diffArrays } from 'diff';

import type { Block } from './page-content.ts';
import type { Row, TextSegment } from './review-data.ts';

/** With more edits than this a diff is unreadable: instead, one text replaces the other. */
const MOST_EDITS = 1000;

/** How many unchanged words are kept on each side of a difference. */
const CONTEXT = 12;

/** The texts of a page that differ, in reading order; a moved one counts as removed and as new. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): Row[] {
  const comparator = (old: Block, fresh: Block) => old.text === fresh.text;
  const options = { comparator, maxEditLength: MOST_EDITS };
  const changes = diffArrays([...before], [...after], options);
  if (changes === undefined) return pairUp([...before], [...after]);
  // What was removed comes before what replaces it.
  return changes.flatMap(({ added, removed, value }, at) => {
    const came = changes[at + 1];
    if (removed) return pairUp(value, came?.added ? came.value : []);
    return added && !changes[at - 1]?.removed ? pairUp([], value) : [];
  });
}

/** Pairs up texts that have words in common; the others are removed or new. */
function pairUp(gone: Block[], came: Block[]): Row[] {
  const rest = [...gone];
  const rows = came.flatMap((block) => {
    const twin = rest.findIndex((other) => isAlike(other.text, block.text));
    const lost = rest.splice(0, twin + 1);
    const old = lost.pop();
    return [...lost.map((other) => toRow(other, undefined)), toRow(old, block)];
  });
  return [...rows, ...rest.map((lost) => toRow(lost, undefined))];
}

/** Whether two texts share a third of their words, or are as short as a label. */
function isAlike(before: string, after: string): boolean {
  const [old, fresh] = [split(before), split(after)];
  if (old.length <= 4 && fresh.length <= 4) return true;
  const known = new Set(old.map((word) => word.trim()));
  const shared = fresh.filter((word) => known.has(word.trim())).length;
  return shared * 3 >= Math.max(old.length, fresh.length);
}

function toRow(before: Block | undefined, after: Block | undefined): Row {
  const label = after?.label || before?.label || 'Top of the page';
  return { label, segments: compareWords(before?.text ?? '', after?.text ?? '') };
}

/** A word diff, with unchanged text shortened to a few words around each difference. */
export function compareWords(before: string, after: string): TextSegment[] {
  if (before === '' || after === '') return toSegments(before, after);
  const comparator = (old: string, fresh: string) => old.trim() === fresh.trim();
  const options = { maxEditLength: MOST_EDITS, comparator };
  const changes = diffArrays(split(before), split(after), options);
  if (changes === undefined) return toSegments(before, after);
  const segments = changes.map(({ added, removed, value }): TextSegment => {
    const kind = added ? 'in' : removed ? 'out' : 'same';
    return { kind, text: value.join('') };
  });
  return segments.map((segment, index) =>
    shorten(segment, index === 0, index === segments.length - 1),
  );
}

/** The texts that differ between two states, by label, in the order of the later state. */
export function compareTexts(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  compare = compareWords,
): Row[] {
  const labels = [...new Set([...after.keys(), ...before.keys()])];
  return labels
    .filter((label) => before.get(label) !== after.get(label))
    .map((label) => ({
      label,
      segments: compare(before.get(label) ?? '', after.get(label) ?? ''),
    }));
}

/** Whole words, each with the space after it: diffs within a word or number are hard to read. */
function split(text: string): string[] {
  return text.split(/(?<=\s)(?=\S)/);
}

/** The segments of one text replaced by another. */
export function toSegments(before: string, after: string): TextSegment[] {
  const segments: TextSegment[] = [
    { kind: 'out', text: before },
    { kind: 'in', text: after },
  ];
  return segments.filter(({ text }) => text !== '');
}

function shorten(segment: TextSegment, isFirst: boolean, isLast: boolean): TextSegment {
  const words = split(segment.text);
  const [start, end] = [isFirst ? 0 : CONTEXT, isLast ? 0 : CONTEXT];
  if (segment.kind !== 'same' || words.length <= start + end + 2) return segment;
  const [head, tail] = [words.slice(0, start), words.slice(words.length - end)];
  return { kind: 'same', text: `${head.join('')}… ${tail.join('')}` };
}
