import { diffArrays } from 'diff';
import pixelmatch from 'pixelmatch';

/** A picture as bytes: four for each pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Rows of a picture, the second number excluded. */
export type Rows = readonly [from: number, to: number];

/** An area that is not the same in two pictures. Where one of them has no such rows, it is flat. */
export interface Mark {
  before: Rows;
  after: Rows;
  /** The columns, the second number excluded. */
  columns: Rows;
}

/** Areas that are close together count as one. */
const JOINED = 24;
/** So many rows may come and go before one part counts as replaced by the other. */
const MOST_EDITS = 6000;
const PATIENCE = 1500;

/**
 * Finds what differs between two pictures of the same width. Rows are compared as lines of a text
 * are, so that a new paragraph does not mark everything below it.
 * @returns areas from top to bottom; none where only the smoothing of edges differs
 */
export function findMarks(before: Pixels, after: Pixels): Mark[] {
  const [old, fresh] = [listRows(before), listRows(after)];
  forgiveNoise(before, after, old, fresh);
  const hunks = joinNear(listHunks(old, fresh));
  return hunks.flatMap((hunk) => {
    const columns = findColumns(before, after, hunk);
    return columns === undefined ? [] : [{ ...hunk, columns }];
  });
}

type Hunk = Pick<Mark, 'before' | 'after'>;

/**
 * Gives rows the same number where nobody can tell them apart, counted from the top and from the
 * bottom: a browser draws the edges of letters a little differently each time.
 */
function forgiveNoise(before: Pixels, after: Pixels, old: number[], fresh: number[]): void {
  const height = Math.min(before.height, after.height);
  const starts = new Set([0, Math.abs(before.height - after.height)]);
  for (const start of starts) {
    const [from, to] = before.height > after.height ? [start, 0] : [0, start];
    const mask = compare(before, after, [from, from + height], [to, to + height]);
    for (let row = 0; row < height; row += 1)
      if (!isMarked(mask, row, after.width)) fresh[to + row] = old[from + row] ?? 0;
  }
}

function isMarked(mask: Uint8Array, row: number, width: number): boolean {
  for (let index = row * width * 4 + 3; index < (row + 1) * width * 4; index += 4)
    if (mask[index] !== 0) return true;
  return false;
}

/** A picture of the pixels that differ clearly; all others are transparent. */
function compare(before: Pixels, after: Pixels, old: Rows, fresh: Rows): Uint8Array {
  const height = fresh[1] - fresh[0];
  const mask = new Uint8Array(after.width * height * 4);
  const options = { threshold: 0.1, diffMask: true };
  pixelmatch(cut(before, old), cut(after, fresh), mask, after.width, height, options);
  return mask;
}

/** A number for each row that tells it apart. */
function listRows({ width, height, data }: Pixels): number[] {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  return Array.from({ length: height }, (_, row) => {
    let hash = 2166136261;
    for (let index = row * width; index < (row + 1) * width; index += 1)
      hash = Math.imul(hash ^ (pixels[index] ?? 0), 16777619);
    return hash;
  });
}

function listHunks(before: number[], after: number[]): Hunk[] {
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const [old, fresh] = [
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
  ];
  if (old.length + fresh.length === 0) return [];
  const options = { maxEditLength: MOST_EDITS, timeout: PATIENCE };
  const runs = diffArrays(old, fresh, options);
  if (runs === undefined)
    return [{ before: [head, head + old.length], after: [head, head + fresh.length] }];
  const hunks: Hunk[] = [];
  let [from, to] = [head, head];
  for (const { added, removed, count } of runs) {
    const [gone, came] = [added ? 0 : count, removed ? 0 : count];
    if (added || removed) hunks.push({ before: [from, from + gone], after: [to, to + came] });
    from += gone;
    to += came;
  }
  return hunks;
}

function joinNear(hunks: Hunk[]): Hunk[] {
  const joined: Hunk[] = [];
  for (const hunk of hunks) {
    const last = joined.at(-1);
    if (last === undefined || hunk.after[0] - last.after[1] > JOINED) joined.push(hunk);
    else
      joined[joined.length - 1] = {
        before: [last.before[0], hunk.before[1]],
        after: [last.after[0], hunk.after[1]],
      };
  }
  return joined;
}

/** The columns in which rows differ; all of them where one picture has more rows than the other. */
function findColumns(before: Pixels, after: Pixels, hunk: Hunk): Rows | undefined {
  const { width } = after;
  if (hunk.before[1] - hunk.before[0] !== hunk.after[1] - hunk.after[0]) return [0, width];
  const mask = compare(before, after, hunk.before, hunk.after);
  let [left, right] = [width, 0];
  for (let index = 3; index < mask.length; index += 4) {
    if (mask[index] === 0) continue;
    const column = ((index - 3) / 4) % width;
    left = Math.min(left, column);
    right = Math.max(right, column + 1);
  }
  return right === 0 ? undefined : [left, right];
}

function cut({ width, data }: Pixels, [from, to]: Rows): Uint8Array {
  return data.slice(from * width * 4, to * width * 4);
}

/** A part of both pictures that shows one or several marks with what stands around them. */
export interface Section {
  before: Rows;
  after: Rows;
  marks: Mark[];
}

/** Marks with less than this between them are shown together, in pixels. */
const TOGETHER = 360;
const AROUND = 120;

/**
 * Chooses the parts of two pictures that show their marks.
 * @param heights the heights of both
 * @param tallest no part is taller
 */
export function toSections(
  marks: readonly Mark[],
  heights: { before: number; after: number },
  tallest: number,
): Section[] {
  const groups: Mark[][] = [];
  for (const mark of marks) {
    const last = groups.at(-1)?.at(-1);
    if (last !== undefined && mark.after[0] - last.after[1] < TOGETHER) groups.at(-1)?.push(mark);
    else groups.push([mark]);
  }
  return groups.map((group) => {
    const section = (side: 'before' | 'after'): Rows => {
      const [from, to] = [group[0]?.[side][0] ?? 0, group.at(-1)?.[side][1] ?? 0];
      // The same distance above on both sides, so that both lie on each other.
      const lead = Math.min(AROUND, group[0]?.before[0] ?? 0, group[0]?.after[0] ?? 0);
      const top = from - lead;
      return [top, Math.min(heights[side], to + AROUND, top + tallest)];
    };
    return { before: section('before'), after: section('after'), marks: group };
  });
}
