import { roundTo } from '../lib/round-to.ts';

/** A box in millimeters. */
export interface Box {
  width: number;
  height: number;
  depth: number;
}

export type ViewNames = Record<'front' | 'side', string>;

/** A rectangle of an outline drawing, in units of the drawing. */
export interface OutlineView {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Point = [x: number, y: number];

/** A horizontal or vertical line. */
export interface Line {
  from: Point;
  to: Point;
}

/** Words on their baseline, which begins at a point, or is centered on it. */
interface OutlineText {
  x: number;
  y: number;
  text: string;
  anchor?: 'middle';
}

/** An outline drawing: two views at one scale, with three dimensions. */
export type Outline = ReturnType<typeof drawOutline>;

/** The size of an outline drawing. */
interface Size {
  /** Its units per millimeter. */
  scale: number;
  /** About the height of its letters, in units; all distances are multiples of it. */
  letter: number;
}

/** Space above the views for their names, below them for dimensions, and between them. */
const MARGIN = { top: 1.8, bottom: 3, between: 7.6 };
/** How far the dimension lines are below and beside the front. */
const AWAY = { below: 1.2, beside: 2 };

/** The size at which an outline is as large as a field allows, measured in units of the drawing. */
export function fitOutline(
  box: Box,
  field: { width: number; height: number },
  letter: number,
): Size {
  const wide = field.width - MARGIN.between * letter;
  const high = field.height - (MARGIN.top + MARGIN.bottom) * letter;
  return { scale: Math.min(wide / (box.width + box.depth), high / box.height), letter };
}

/** The outline of a box: coordinates from the upper left corner; y points down. */
export function drawOutline(box: Box, names: ViewNames, { scale, letter }: Size) {
  const [width, height, depth] = [box.width * scale, box.height * scale, box.depth * scale];
  const y = MARGIN.top * letter;
  const front = { x: 0, y, width, height };
  const side = { x: width + MARGIN.between * letter, y, width: depth, height };
  const floor = y + height;
  const below = floor + AWAY.below * letter;
  const beside = width + AWAY.beside * letter;
  const under = { y: below + 1.6 * letter, anchor: 'middle' } as const;
  const texts: OutlineText[] = [
    { x: 0, y: 1.1 * letter, text: names.front },
    { x: side.x, y: 1.1 * letter, text: names.side },
    { x: width / 2, ...under, text: String(box.width) },
    { x: side.x + depth / 2, ...under, text: String(box.depth) },
    { x: beside + 0.9 * letter, y: y + height / 2 + 0.4 * letter, text: String(box.height) },
  ];
  return {
    width: side.x + depth,
    height: floor + MARGIN.bottom * letter,
    front,
    side,
    edges: [front, side].flatMap(toEdges),
    dimensions: [
      ...toDimension([0, below], [width, below], letter / 2),
      ...toDimension([side.x, below], [side.x + depth, below], letter / 2),
      ...toDimension([beside, y], [beside, floor], letter / 2),
    ],
    texts,
  };
}

/** Horizontal and vertical lines as path data of SVG. */
export function toPath(lines: Line[]): string {
  const toStroke = ({ from: [x, y], to: [toX, toY] }: Line) =>
    `M${roundTo(x, 1)} ${roundTo(y, 1)}${y === toY ? `H${roundTo(toX, 1)}` : `V${roundTo(toY, 1)}`}`;
  return lines.map(toStroke).join('');
}

function toEdges({ x, y, width, height }: OutlineView): Line[] {
  const [right, bottom] = [x + width, y + height];
  return [
    { from: [x, y], to: [right, y] },
    { from: [right, y], to: [right, bottom] },
    { from: [right, bottom], to: [x, bottom] },
    { from: [x, bottom], to: [x, y] },
  ];
}

/** A dimension line, with a tick across each end. */
function toDimension(from: Point, to: Point, tick: number): Line[] {
  const [dx, dy] = from[0] === to[0] ? [tick, 0] : [0, tick];
  const ticks = [from, to].map(
    ([x, y]): Line => ({ from: [x - dx, y - dy], to: [x + dx, y + dy] }),
  );
  return [{ from, to }, ...ticks];
}
