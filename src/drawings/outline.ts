import { roundTo } from '#base/numbers';

/** A box in millimeters. */
export interface Box {
  width: number;
  height: number;
  depth: number;
}

/** A rectangle of an outline drawing, in units of its field. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A dimension line from one end to the other, with its figure centered. */
interface Dimension {
  from: [x: number, y: number];
  to: [x: number, y: number];
  value: number;
}

/** An outline drawing: two views at one scale, with three dimensions. */
export interface Outline {
  width: number;
  height: number;
  front: View;
  side: View;
  dimensions: Dimension[];
}

/** Space above the views for their names, below them for dimensions, and between them. */
const MARGIN = { top: 18, bottom: 30, between: 76 };

/**
 * Draws the outline of a box, front and side, as large as the field allows.
 * @param box its dimensions in millimeters
 * @param field the most that the drawing may take, in units
 * @returns coordinates from the upper left corner; the drawing may be lower than its field
 */
export function drawOutline(box: Box, field: { width: number; height: number }): Outline {
  const room = field.height - MARGIN.top - MARGIN.bottom;
  const scale = Math.min(
    (field.width - MARGIN.between) / (box.width + box.depth),
    room / box.height,
  );
  const width = roundTo(box.width * scale, 1);
  const height = roundTo(box.height * scale, 1);
  const depth = roundTo(box.depth * scale, 1);
  const y = MARGIN.top;
  const front = { x: 0, y, width, height };
  const side = { x: roundTo(width + MARGIN.between, 1), y, width: depth, height };
  const below = roundTo(y + height + 12, 1);
  const beside = roundTo(width + 20, 1);
  return {
    width: field.width,
    height: roundTo(y + height + MARGIN.bottom, 1),
    front,
    side,
    dimensions: [
      { from: [0, below], to: [width, below], value: box.width },
      { from: [side.x, below], to: [roundTo(side.x + depth, 1), below], value: box.depth },
      { from: [beside, y], to: [beside, roundTo(y + height, 1)], value: box.height },
    ],
  };
}
