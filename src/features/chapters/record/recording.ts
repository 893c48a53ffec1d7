import { type Axis, toShare } from '../../../lib/axis.ts';
import type { Point, Tick } from '../proof/chart.ts';

/** How a curve looks: the one that matters, its companions, a second quantity. */
export type Look = 'main' | 'thin' | 'dashed' | 'second';

/** A curve of a recording, in percent of the drawing. */
export interface Trace {
  look: Look;
  points: Point[];
  /** Where the curve is at a time, in percent from the top; undefined where there is none. */
  toY: (time: number) => number | undefined;
}

/** A value below a recording, by its name. */
export interface Value {
  name: string;
  /** The curve that it belongs to. */
  look?: Look;
  text: string;
}

/** A part of the time axis, in percent. */
export interface Span {
  x: number;
  width: number;
  text?: string;
}

/** A drawing against time, with values at a cursor. */
export interface Recording {
  axis: Axis;
  ticks: Tick[];
  heights: Tick[];
  /** What the record is about: shaded over the whole height. */
  zones: Span[];
  /** Lengths of time with words, at the foot of the drawing. */
  lengths: Span[];
  /** Single moments: a line, with words at its top. */
  marks: { x: number; text?: string }[];
  traces: Trace[];
  /** The time, the values and the state at a time. */
  read: (time: number) => { time: string; values: Value[]; state?: string };
  /** Which parts of the main curve are known at a time; all, if left out. */
  known?: (time: number) => Span[];
}

/** Times along an axis, evenly spaced, its ends included. */
export function listTimes({ from, to }: Axis, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}

/** The part of an axis from one time to another. */
export function toSpan(axis: Axis, from: number, to: number): Span {
  const x = toShare(axis, from);
  return { x, width: Math.max(0, toShare(axis, to) - x) };
}
