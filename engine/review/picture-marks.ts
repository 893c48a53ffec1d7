import { diffArrays } from 'diff';
import pixelmatch from 'pixelmatch';

/** A picture as bytes: four for each pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** An area, in pixels. */
export interface Mark {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** So many rows may come and go before two pictures are no longer laid on each other by their rows. */
const MOST_EDITS = 6000;
const PATIENCE = 1500;
/** What stands where the other picture has more rows: a grey that no page has. */
const FILLER = 0xb4;
/** So many rows more or less are half a pixel here and there, not something that was put in. */
const SLIP = 3;

/**
 * Lays two pictures of the same width on each other. Rows are compared as lines of a text are, so
 * that a new paragraph moves nothing that stands below it.
 * @returns both of the same height, with grey rows where only the other one has something
 */
export function align(before: Pixels, after: Pixels): [before: Pixels, after: Pixels] {
  const options = { maxEditLength: MOST_EDITS, timeout: PATIENCE };
  const [was, is] = [listRows(before), listRows(after)];
  forgiveNoise(before, after, was, is);
  const runs = diffArrays(was, is, options) ?? [
    { removed: true, added: false, count: before.height },
    { removed: false, added: true, count: after.height },
  ];
  const [old, fresh] = [createPaper(before), createPaper(after)];
  for (const { removed, added, count } of runs) {
    if (!removed && !added) {
      const height = Math.max(old.height(), fresh.height());
      old.fill(height, fresh.last());
      fresh.fill(height, old.last());
    }
    if (!added) old.copy(count);
    if (!removed) fresh.copy(count);
  }
  const height = Math.max(old.height(), fresh.height());
  old.fill(height, fresh.last());
  fresh.fill(height, old.last());
  return [old.print(), fresh.print()];
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

/**
 * Gives rows the same number where nobody can tell them apart, counted from the top and from the
 * bottom: a browser smooths letters otherwise where they stand half a pixel lower.
 */
function forgiveNoise(before: Pixels, after: Pixels, old: number[], fresh: number[]): void {
  const { width } = after;
  const known = new Set(old);
  const height = Math.min(before.height, after.height);
  for (const [from, to] of [
    [0, 0],
    [before.height - height, after.height - height],
  ] as const) {
    const cut = ({ data }: Pixels, top: number) =>
      data.subarray(top * width * 4, (top + height) * width * 4);
    const mask = toMask(cut(before, from), cut(after, to), width, height);
    for (let row = 0; row < height; row += 1)
      if (
        !known.has(fresh[to + row] ?? 0) &&
        mask.subarray(row * width, (row + 1) * width).every((pixel) => pixel === 0)
      )
        fresh[to + row] = old[from + row] ?? 0;
  }
}

/** The pixels that differ clearly; all others are 0. */
function toMask(before: Uint8Array, after: Uint8Array, width: number, height: number): Uint32Array {
  const mask = new Uint8Array(width * height * 4);
  pixelmatch(before, after, mask, width, height, { threshold: 0.1, diffMask: true });
  return new Uint32Array(mask.buffer);
}

/** A picture that is copied row by row, with rows between. */
function createPaper({ width, data }: Pixels) {
  const parts: Uint8Array[] = [];
  const row = width * 4;
  let [from, made] = [0, 0];
  return {
    height: () => made,
    copy(count: number) {
      parts.push(data.subarray(from * row, (from + count) * row));
      from += count;
      made += count;
    },
    /** What was copied last. */
    last: () => parts.at(-1) ?? new Uint8Array(),
    /** Adds grey rows; a few that are missing are those of the other picture. */
    fill(height: number, other: Uint8Array) {
      const size = (height - made) * row;
      if (size === 0) return;
      const isSlip = height - made <= SLIP && other.length >= size;
      parts.push(isSlip ? other.subarray(-size) : new Uint8Array(size).fill(FILLER));
      made = height;
    },
    print: (): Pixels => ({ width, height: made, data: Buffer.concat(parts) }),
  };
}

/** Areas that are close together count as one, in pixels. */
const JOINED = 24;

/**
 * Finds what differs between two pictures of the same size.
 * @returns areas from top to bottom; none where only the smoothing of edges differs
 */
export function findMarks(before: Pixels, after: Pixels): Mark[] {
  const { width, height } = after;
  const pixels = toMask(before.data, after.data, width, height);
  const marks: Mark[] = [];
  for (let y = 0; y < height; y += 1) {
    const row = pixels.subarray(y * width, (y + 1) * width);
    const left = row.findIndex((pixel) => pixel !== 0);
    if (left < 0) continue;
    const right = row.findLastIndex((pixel) => pixel !== 0) + 1;
    const last = marks.at(-1);
    if (last === undefined || y - last.y - last.height > JOINED)
      marks.push({ x: left, y, width: right - left, height: 1 });
    else {
      const x = Math.min(last.x, left);
      const end = Math.max(last.x + last.width, right);
      Object.assign(last, { x, width: end - x, height: y + 1 - last.y });
    }
  }
  return marks;
}

/** A part of both pictures that shows one or several marks with what stands around them. */
export interface Section {
  top: number;
  height: number;
  marks: Mark[];
}

/** Marks with less than this between them are shown together, in pixels. */
const TOGETHER = 360;
const AROUND = 120;

/**
 * Chooses the parts of two pictures that show their marks.
 * @param height the height of both
 * @param tallest no part is taller
 */
export function toSections(marks: readonly Mark[], height: number, tallest: number): Section[] {
  const sections: Section[] = [];
  for (const mark of marks) {
    const end = Math.min(height, mark.y + mark.height + AROUND);
    const last = sections.at(-1);
    if (last !== undefined && mark.y - last.top - last.height + AROUND < TOGETHER) {
      last.height = end - last.top;
      last.marks.push(mark);
    } else {
      const top = Math.max(0, mark.y - AROUND);
      sections.push({ top, height: end - top, marks: [mark] });
    }
  }
  return sections.map((each) => ({ ...each, height: Math.min(each.height, tallest) }));
}
