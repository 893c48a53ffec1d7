import { diffArrays } from 'diff';
import pixelmatch from 'pixelmatch';

/** A picture as bytes, four per pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Where an element begins, or the page ends, and what identifies it. */
interface Anchor {
  y: number;
  id: string;
}

/** A picture of a page, with the positions of its elements. */
export interface Shot extends Pixels {
  anchors: Anchor[];
}

/** An area, in pixels. */
export interface Mark {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Fills in where the other picture has more rows: a gray that no page uses. */
const FILLER = 0xb4;
/** A difference of this many rows comes from rounding, not from something inserted. */
const SLIP = 3;

/**
 * Aligns two pictures of the same width. Elements that are in both begin at the same height, so
 * that a new paragraph does not shift what is below it.
 * @returns both at the same height, with gray rows where only the other one has something
 */
export function align(before: Shot, after: Shot): [before: Pixels, after: Pixels] {
  const [old, fresh]: [Uint8Array[], Uint8Array[]] = [[], []];
  let [oldFrom, freshFrom] = [0, 0];
  for (const [oldTo, freshTo] of pairUp(before.anchors, after.anchors)) {
    // Elements out of order, such as overlays, or below the picture cannot be aligned.
    if (oldTo < oldFrom || freshTo < freshFrom) continue;
    if (oldTo > before.height || freshTo > after.height) continue;
    const [was, is] = [cut(before, oldFrom, oldTo), cut(after, freshFrom, freshTo)];
    old.push(was, fill(is, was.length, before.width));
    fresh.push(is, fill(was, is.length, before.width));
    [oldFrom, freshFrom] = [oldTo, freshTo];
  }
  return [join(before, old), join(after, fresh)];
}

/** The heights at which the same element begins in both, in page order. */
function pairUp(before: readonly Anchor[], after: readonly Anchor[]): [number, number][] {
  const comparator = (one: Anchor, other: Anchor) => one.id === other.id;
  let [was, is] = [0, 0];
  const pairs: [number, number][] = [];
  for (const { added, removed, count } of diffArrays([...before], [...after], { comparator })) {
    for (let index = 0; index < count && !added && !removed; index += 1)
      pairs.push([before[was + index]?.y ?? 0, after[is + index]?.y ?? 0]);
    if (!added) was += count;
    if (!removed) is += count;
  }
  return pairs;
}

function cut({ width, data }: Pixels, from: number, to: number): Uint8Array {
  return data.subarray(from * width * 4, to * width * 4);
}

/** The rows that a part of a given size lacks: gray, or if only a few, those of the other part. */
function fill(other: Uint8Array, size: number, width: number): Uint8Array {
  const missing = other.subarray(size);
  return missing.length <= SLIP * width * 4 ? missing : new Uint8Array(missing.length).fill(FILLER);
}

function join({ width }: Pixels, parts: Uint8Array[]): Pixels {
  const data = Buffer.concat(parts);
  return { width, height: data.length / width / 4, data };
}

/** A part of both pictures, with the differing areas in it. */
export interface Part {
  top: number;
  height: number;
  marks: Mark[];
}

/** Areas with fewer rows between them are merged. */
const JOINED = 24;
/** Areas with fewer rows between them are shown in one part. */
const TOGETHER = 240;
/** How many rows are shown above and below a difference. */
const AROUND = 120;

/**
 * Finds what differs between two pictures of the same size.
 * @param tallest the maximum height of a part
 * @returns parts from top to bottom; none if only anti-aliasing differs
 */
export function findParts(before: Pixels, after: Pixels, tallest: number): Part[] {
  const { width, height } = after;
  const pixels = toMask(before, after);
  const parts: Mark[][] = [];
  for (let y = 0; y < height; y += 1) {
    const row = pixels.subarray(y * width, (y + 1) * width);
    const x = row.findIndex((pixel) => pixel !== 0);
    if (x < 0) continue;
    const mark = { x, y, width: row.findLastIndex((pixel) => pixel !== 0) + 1 - x, height: 1 };
    const marks = parts.at(-1);
    const last = marks?.at(-1);
    const gap = last === undefined ? TOGETHER : y - last.y - last.height;
    if (last !== undefined && gap < JOINED) Object.assign(last, enclose(last, mark));
    else if (gap < TOGETHER) marks?.push(mark);
    else parts.push([mark]);
  }
  return parts.map((marks) => {
    const { y, height: inner } = marks.reduce(enclose);
    const top = Math.max(0, y - AROUND);
    const end = Math.min(height, y + inner + AROUND, top + tallest);
    return { top, height: end - top, marks };
  });
}

/**
 * The pixels that clearly differ; all others are 0. A pixel that is one row higher or lower in the
 * other picture does not count: text half a pixel lower is drawn a whole pixel lower.
 */
function toMask(before: Pixels, after: Pixels): Uint32Array {
  const { width, height } = after;
  const output = new Uint8Array(width * height * 4);
  const options = { threshold: 0.1, diffMask: true };
  pixelmatch(before.data, after.data, output, width, height, options);
  const toInt32 = ({ buffer, byteOffset }: Uint8Array) =>
    new Uint32Array(buffer, byteOffset, width * height);
  const [mask, old, fresh] = [toInt32(output), toInt32(before.data), toInt32(after.data)];
  for (let at = mask.findIndex(Boolean); at >= 0 && at < mask.length; at += 1) {
    const pixel = fresh[at];
    if (mask[at] !== 0 && (pixel === old[at - width] || pixel === old[at + width])) mask[at] = 0;
  }
  return mask;
}

function enclose(one: Mark, other: Mark): Mark {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}
