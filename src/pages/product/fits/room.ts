import type { ProductDatasheet } from '../../../collections/products/datasheet.ts';
import type { Clearance, Fits } from '../../../collections/products/fits.ts';
import { drawFittings } from '../../../drawings/fittings.ts';
import type { OutlineView, ViewNames } from '../../../drawings/outline.ts';
import { printNumber } from '../../../lib/numbers.ts';
import { roundTo } from '../../../lib/round-to.ts';

/** A rectangle of the drawing, in millimeters. */
export type Rectangle = OutlineView;

/** A length with its ends, in percent of the drawing, and what it is. */
export interface Dimension {
  from: number;
  to: number;
  text: string;
  label?: string;
}

/** An outline to scale, with what stays free around it: one field, in millimeters. */
export interface Room {
  width: number;
  height: number;
  outlines: Rectangle[];
  /** The lines inside the outlines, as path data. */
  fittings: string;
  /** What stays free. */
  zones: Rectangle[];
  cutout: Rectangle | undefined;
  /** A person of 1.75 m, where a unit is as high: the left edge and the floor. */
  person: { x: number; y: number } | undefined;
  /** The floor, under units that stand on it. */
  floor: number | undefined;
  /** The names of the views, in percent from the left. */
  names: { x: number; text: string }[];
  /** Lengths below the views. */
  across: Dimension[];
  /** The height beside the front, in percent from the top. */
  down: Dimension;
  /** Distances above and below, in percent: words beside their zone. */
  beside: { x: number; y: number; text: string }[];
}

/** Distances between views, as shares of the larger of height and width of the front. */
const GAP = 0.34;
/** The drawing is at least so many times as wide as high, so that no unit fills a screen. */
const ASPECT = 2.3;
/** Space for words beside the views, where something stays free above or below. */
const LABEL_WIDTH = 0.26;
/** Units from this height on stand on the floor, and a person beside them. */
const STANDING = 1000;

type Dimensions = ProductDatasheet['dimensions'];

/** The drawing of where a unit fits. */
export function toRoom(unit: Dimensions, fits: Partial<Fits>, views: ViewNames): Room {
  const { cutout, front, rear, above, below } = fits;
  const gap = GAP * Math.max(unit.height, unit.width);
  const side = size(front) + unit.depth + size(rear);
  const hole = cutout?.side.value ?? 0;
  const beside = above || below ? LABEL_WIDTH * (unit.width + side) : 0;
  const contentWidth = unit.width + gap + side + beside + (hole > 0 ? gap + hole : 0);
  const height = Math.max(size(above) + unit.height + size(below), hole);
  const width = Math.max(contentWidth, ASPECT * height);
  const left = (width - contentWidth) / 2;
  const top = size(above);
  const depthAt = left + unit.width + gap + size(front);
  const holeAt = depthAt + unit.depth + size(rear) + beside + gap;
  const frontView = { x: left, y: top, width: unit.width, height: unit.height };
  const sideView = { x: depthAt, y: top, width: unit.depth, height: unit.height };
  const isStanding = unit.height >= STANDING;
  const toX = (x: number) => (100 * x) / width;
  const toY = (y: number) => (100 * y) / height;
  const across = (x: number, length: number, label?: string): Dimension => ({
    from: toX(x),
    to: toX(x + length),
    text: printNumber(length),
    ...(label !== undefined && { label }),
  });
  const frontAt = depthAt - size(front);
  const rearAt = depthAt + unit.depth;
  return {
    width: roundTo(width, 1),
    height: roundTo(height, 1),
    outlines: [frontView, sideView],
    fittings: drawFittings(unit.shape, { front: frontView, side: sideView }),
    zones: [
      ...list(front, { x: frontAt, y: top, width: size(front), height: unit.height }),
      ...list(rear, { x: rearAt, y: top, width: size(rear), height: unit.height }),
      ...[frontView, sideView].flatMap((view) => [
        ...list(above, { ...view, y: 0, height: size(above) }),
        ...list(below, { ...view, y: top + unit.height, height: size(below) }),
      ]),
    ],
    cutout:
      hole > 0
        ? { x: holeAt, y: top + (unit.height - hole) / 2, width: hole, height: hole }
        : undefined,
    person:
      isStanding && front ? { x: frontAt + size(front) / 2, y: top + unit.height } : undefined,
    floor: isStanding ? top + unit.height : undefined,
    names: [
      { x: toX(left), text: views.front },
      { x: toX(frontAt), text: views.side },
      ...(cutout ? [{ x: toX(holeAt), text: cutout.name }] : []),
    ],
    across: [
      across(left, unit.width),
      ...(front ? [across(frontAt, front.value, front.label)] : []),
      across(depthAt, unit.depth),
      ...(rear ? [across(rearAt, rear.value, rear.label)] : []),
      ...(cutout ? [across(holeAt, hole)] : []),
    ],
    down: { from: toY(top), to: toY(top + unit.height), text: printNumber(unit.height) },
    beside: [
      ...(above ? [{ y: size(above) / 2, ...above }] : []),
      ...(below ? [{ y: top + unit.height + size(below) / 2, ...below }] : []),
    ].map(({ y, value, label }) => ({
      x: toX(rearAt + size(rear)),
      y: toY(y),
      text: `${printNumber(value)} ${label}`,
    })),
  };
}

function size(clearance: Clearance | undefined): number {
  return clearance?.value ?? 0;
}

/** A zone, if something stays free there. */
function list(clearance: Clearance | undefined, zone: Rectangle): Rectangle[] {
  return clearance === undefined ? [] : [zone];
}
