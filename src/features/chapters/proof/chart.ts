import type { ReadingCopy } from '../../../collections/products/proof.ts';
import type { Axis } from '../../../lib/axis.ts';
import { interpolate } from '../../../lib/text.ts';

/** A point of a drawing, in percent from its left and upper edge. */
export interface Point {
  x: number;
  y: number;
}

/** How a part of a drawing looks: what is proved, what it is compared with, what is open. */
export type Tone = 'own' | 'other' | 'open';

/** A rectangle of a drawing, in percent, with a name and a remark in its upper left corner. */
export interface Area extends Point {
  width: number;
  height: number;
  tone: Tone;
  /** The choice that it belongs to, if the proof has any; it is faint beside another one. */
  choice?: number;
  name?: string;
  note?: string;
  /** Words beside its right edge, halfway up. */
  label?: string;
}

/** A line of a drawing with words at a point of it. */
export interface Curve {
  tone: Tone;
  points: Point[];
  label?: Point & { text: string; end?: true };
}

/** Words at the axis, or at a height of the drawing. */
export interface Tick {
  /** In percent, from the left or from the top. */
  at: number;
  text: string;
  /** Left out where the drawing is narrow. */
  isMinor?: boolean;
}

/** What a drawing shows at one place of its axis. */
export interface Reading {
  /** Nothing is claimed here. */
  isOpen: boolean;
  value: string;
  detail: string;
  dots: Point[];
  /** Lines from the dots to the axes: two places each. */
  leads: [Point, Point][];
}

/** A drawing whose reading moves along its axis. */
export interface ProofChart {
  axis: Axis;
  ticks: Tick[];
  heights: Tick[];
  areas: Area[];
  curves: Curve[];
  /** Whether zero lies in the middle. */
  isCentered?: true;
  choices?: readonly string[];
  read: (value: number, choice: number) => Reading;
}

/** The words of a reading with their figures, and without any place yet. */
export function say(copy: ReadingCopy, values: Record<string, string>) {
  return { value: interpolate(copy.value, values), detail: interpolate(copy.detail, values) };
}
