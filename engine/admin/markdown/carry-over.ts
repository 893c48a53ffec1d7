import { applyEdits, type TextEdit } from '#check/read/text-edit';
import { type Anchor, align } from './align.ts';
import { toStyle } from './list-style.ts';
import { type Range, widen } from './widen.ts';

/** What lies between two words that a text and its source have in common; either may be empty. */
interface Gap extends Range {
  source: Range;
}

/** A printed text beside its source. */
interface Sides {
  source: string;
  printed: string;
  gaps: Gap[];
}

/**
 * Applies edits of a printed text to its source. What the source alone says, such as an escape or
 * blanks at a line's end, stays beside what was edited.
 * @param edits in order, without overlaps, from word to word
 */
export function carryOver(source: string, printed: string, edits: readonly TextEdit[]): string {
  const { anchors, lines } = align(source, printed);
  const sides = { source, printed, gaps: listGaps(anchors, printed.length, source.length) };
  const carried = widen(printed, edits, (edit) => toWholeGaps(sides, edit))
    .filter((edit) => !isOwnNumber(sides, edit))
    .map((edit) => ({ ...edit, text: toStyle(lines, printed, edit) }))
    .map((edit) => (edit.start === edit.end ? insert(sides, edit) : replace(sides, edit)))
    .map((edit) => withoutFirstBlanks(source, edit));
  return applyEdits(source, carried);
}

/** What lies around the anchors of two texts. */
export function listGaps(anchors: readonly Anchor[], length: number, sourceLength: number): Gap[] {
  const end = { start: sourceLength, end: sourceLength };
  let [start, from] = [0, 0];
  return [...anchors, { start: length, end: length, source: end }].map((anchor) => {
    const gap = { start, end: anchor.start, source: { start: from, end: anchor.source.start } };
    [start, from] = [anchor.end, anchor.source.end];
    return gap;
  });
}

/** The gap that a place between two words lies in, or at the edge of. */
function gapAt({ gaps }: Sides, offset: number): Gap {
  const gap = gaps.findLast(({ start }) => start <= offset);
  if (gap === undefined) throw new Error(`There is no offset ${offset}`);
  return gap;
}

/** What the source says in another way can only be replaced as a whole. */
function toWholeGaps(sides: Sides, { start, end }: TextEdit) {
  const [first, last] = [gapAt(sides, start), gapAt(sides, end)];
  return {
    start: start < first.end ? first.start : start,
    end: end > last.start ? last.end : end,
  };
}

/** Whether an edit is a form's new number for an item that its source numbers in its own way. */
function isOwnNumber(sides: Sides, { start, end, text }: TextEdit): boolean {
  const { source } = gapAt(sides, start);
  const numbers = [
    sides.printed.slice(start, end),
    text,
    sides.source.slice(source.start, source.end),
  ];
  return gapAt(sides, end).end === end && numbers.every((number) => /^\d+$/.test(number));
}

/** Of what only the source says, a line's end stays at the line's end, and all else in front. */
function replace(sides: Sides, { start, end, text }: TextEdit): TextEdit {
  const [first, last] = [gapAt(sides, start), gapAt(sides, end)];
  const isBehind = first.start < first.end ? start > first.start : sides.printed[start] !== '\n';
  return {
    start: isBehind ? first.source.end : first.source.start,
    end: end > last.start ? last.source.end : last.source.start,
    text,
  };
}

/** Words at a line's end go in front of what the source has there, those at its beginning behind. */
function insert(sides: Sides, edit: TextEdit): TextEdit {
  const gap = gapAt(sides, edit.start);
  const { offset, text } = slide(sides, gap, edit);
  const { start, end } = gap.source;
  const isFirst = start === 0 || sides.source[start - 1] === '\n';
  const isBehind = gap.start < gap.end ? offset > gap.start : isFirst && sides.source[end] !== '\n';
  const at = isBehind ? end : start;
  return { start: at, end: at, text };
}

/** "a [new ]|" is "a[ new] |": the one that begins with what only the form prints. */
function slide({ printed }: Sides, gap: Gap, { start: offset, text }: TextEdit) {
  const blank = printed.slice(gap.start, offset);
  if (blank === '' || blank.trim() !== '' || !text.endsWith(blank)) return { offset, text };
  return { offset: gap.start, text: blank + text.slice(0, text.length - blank.length) };
}

/** Blanks that followed a removed first word would indent what follows, or end a list. */
function withoutFirstBlanks(source: string, edit: TextEdit): TextEdit {
  const line = source.slice(source.lastIndexOf('\n', edit.start - 1) + 1, edit.start);
  if (!IS_BLANK.test(edit.text) || !IS_FIRST.test(line)) return edit;
  const blanks = /^[^\S\n]*/.exec(source.slice(edit.end))?.[0] ?? '';
  const text = line === '' || /\s$/.test(line) ? '' : ' ';
  return { ...edit, end: edit.end + blanks.length, text };
}

const IS_BLANK = /^[^\S\n]*$/;
/** What a first word of a paragraph or of an item has in front of it, in quotations as well. */
const IS_FIRST = /^[^\S\n]*(?:>[^\S\n]*)*(?:(?:[-+*]|\d{1,9}[.)])[^\S\n]*)?$/;
