import { roundTo } from '#base/numbers';
import type { Shape } from '../collections/products/sheet';
import type { Box, Outline, View } from './outline';

/** A face of a unit, drawn in millimeters from its upper left corner. */
interface Face {
  /** Its width and height. */
  wide: number;
  high: number;
  rect: (x: number, y: number, width: number, height: number) => string;
  line: (x: number, y: number, toX: number, toY: number) => string;
  ring: (x: number, y: number, radius: number) => string;
}

/** The lines on the front of each unit, and on its side, with the front at the left. */
const faces: Record<Shape, Record<'front' | 'side', (face: Face) => string[]>> = {
  cabinet: {
    front: ({ wide, high, rect, line, ring }) => [
      line(0, high - 100, wide, high - 100),
      rect(30, 30, wide - 60, high - 160),
      rect(0.12 * wide, 130, 0.2 * wide, 0.2 * wide),
      ...each(3, (n) => ring(0.12 * wide + 25 + n * 55, 190 + 0.2 * wide, 16)),
      rect(0.56 * wide, 130, 0.3 * wide, 0.1 * wide),
      rect(wide - 80, 0.47 * high, 20, 160),
      ...each(6, (n) => line(0.2 * wide, 0.8 * high + n * 28, 0.8 * wide, 0.8 * high + n * 28)),
    ],
    side: ({ wide, high, rect, line }) => [
      line(0, high - 100, wide, high - 100),
      line(25, 0, 25, high - 100),
      rect(60, 60, wide - 90, high - 220),
      ...each(3, (n) => rect(4, 200 + n * 0.35 * high, 17, 90)),
    ],
  },
  switchgear: {
    front: ({ wide, high, rect, line, ring }) => [
      line(0, high - 60, wide, high - 60),
      rect(40, 40, wide - 80, 0.25 * high),
      rect(0.14 * wide, 0.07 * high, 0.3 * wide, 0.12 * high),
      ...each(4, (n) => ring(0.56 * wide + n * 0.1 * wide, 0.13 * high, 26)),
      rect(40, 0.3 * high, wide - 80, 0.37 * high),
      rect(0.36 * wide, 0.36 * high, 0.28 * wide, 0.1 * high),
      ring(0.5 * wide, 0.57 * high, 40),
      rect(wide - 130, 0.46 * high, 30, 180),
      rect(40, 0.69 * high, wide - 80, 0.27 * high),
      rect(0.4 * wide, 0.74 * high, 0.2 * wide, 0.06 * high),
      rect(wide - 130, 0.79 * high, 30, 180),
    ],
    side: ({ wide, high, line, rect }) => [
      line(0, high - 60, wide, high - 60),
      line(0, 0.28 * high, 0.3 * wide, 0.28 * high),
      line(0.3 * wide, 0, 0.3 * wide, 0.68 * high),
      line(0, 0.68 * high, 0.3 * wide, 0.68 * high),
      line(0.56 * wide, 0, 0.56 * wide, high - 60),
      line(0.3 * wide, 0.45 * high, 0.56 * wide, 0.45 * high),
      rect(0.34 * wide, 20, 0.18 * wide, 50),
      rect(0.64 * wide, 20, 0.28 * wide, 50),
    ],
  },
  rack: {
    front: ({ wide, high, rect, line, ring }) => [
      line(20, 0, 20, high),
      line(wide - 20, 0, wide - 20, high),
      ...[6, wide - 14].flatMap((x) => [rect(x, 12, 8, 6), rect(x, high - 18, 8, 6)]),
      rect(40, 16, 120, high - 32),
      ...each(8, (n) => ring(186 + n * 12, 24, 3.5)),
      ...each(6, (n) => rect(180 + n * 40, high - 44, 28, 24)),
    ],
    side: ({ wide, high, line, rect }) => [
      line(5, 0, 5, high),
      rect(5, 2, wide - 5, high - 4),
      ...each(12, (n) => line(60 + n * 16, 24, 60 + n * 16, high - 24)),
    ],
  },
  meter: {
    front: ({ wide, high, rect, ring }) => [
      rect(7, 7, wide - 14, high - 14),
      rect(18, 20, wide - 36, 0.46 * high),
      ...each(4, (n) => rect(20 + n * 27, high - 44, 20, 14)),
      ring(wide - 20, high - 18, 3),
    ],
    side: ({ wide, high, line, rect }) => [
      line(12, 0, 12, high),
      rect(12, 3, wide - 36, high - 6),
      rect(wide - 24, 16, 24, high - 32),
      ...each(6, (n) => line(wide - 24, 30 + n * 16, wide, 30 + n * 16)),
    ],
  },
  luminaire: {
    front: ({ wide, high, rect, line }) => [
      line(0, 0.62 * high, wide - 130, 0.62 * high),
      rect(30, 0.62 * high, wide - 260, 0.38 * high),
      ...each(14, (n) => line(40 + n * 30, 0.18 * high, 40 + n * 30, 0.62 * high)),
      line(wide - 130, 0, wide - 130, high),
      rect(wide - 100, 0.3 * high, 100, 60),
      rect(wide - 240, 6, 70, 12),
    ],
    side: ({ wide, high, line, rect }) => [
      line(0, 0.62 * high, wide, 0.62 * high),
      rect(24, 0.62 * high, wide - 48, 0.38 * high),
      rect(0.5 * wide - 40, 6, 80, 12),
      ...each(9, (n) => line(34 + n * 34, 0.24 * high, 34 + n * 34, 0.62 * high)),
    ],
  },
  module: {
    front: ({ wide, high, rect, line, ring }) => [
      line(0, 22, wide, 22),
      line(0, high - 22, wide, high - 22),
      ...each(8, (n) => ring(13 + n * 12, 11, 3.6)),
      ...each(8, (n) => ring(13 + n * 12, high - 11, 3.6)),
      rect(14, 34, 24, 20),
      rect(46, 34, 24, 20),
      ...each(4, (n) => ring(86 + (n % 2) * 10, 38 + Math.floor(n / 2) * 12, 2.4)),
      rect(14, 68, wide - 28, high - 104),
    ],
    side: ({ wide, high, line }) => [
      line(0, 22, wide, 22),
      line(0, high - 22, wide, high - 22),
      line(wide - 8, high / 2 - 17.5, wide, high / 2 - 17.5),
      line(wide - 8, high / 2 + 17.5, wide, high / 2 + 17.5),
      line(wide - 8, high / 2 - 17.5, wide - 8, high / 2 + 17.5),
    ],
  },
};

/**
 * The lines inside an outline: doors, windows, terminals as usual in the product family. They show
 * what the outline represents; only the outline itself is dimensioned.
 * @param shape which lines; undefined for none
 * @returns a path in SVG's notation, in units of the drawing
 */
export function drawFittings(shape: Shape | undefined, box: Box, { front, side }: Outline): string {
  if (shape === undefined) return '';
  const drawn = faces[shape];
  const [onFront, onSide] = [toFace(front, box.width, box), toFace(side, box.depth, box)];
  return [...drawn.front(onFront), ...drawn.side(onSide)].join('');
}

function each<T>(count: number, draw: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => draw(index));
}

function toFace({ x: left, y: top, height }: View, wide: number, box: Box): Face {
  const scale = height / box.height;
  const at = (x: number, y: number) =>
    `${roundTo(left + x * scale, 2)} ${roundTo(top + y * scale, 2)}`;
  const long = (mm: number) => roundTo(mm * scale, 2);
  return {
    wide,
    high: box.height,
    rect: (x, y, width, high) => `M${at(x, y)}h${long(width)}v${long(high)}h${-long(width)}z`,
    line: (x, y, toX, toY) => `M${at(x, y)}L${at(toX, toY)}`,
    ring: (x, y, radius) => {
      const arc = `a${long(radius)} ${long(radius)} 0 1 1`;
      return `M${at(x - radius, y)}${arc} ${2 * long(radius)} 0${arc} ${-2 * long(radius)} 0z`;
    },
  };
}
