import { describe, expect, it } from 'vitest';

import { drawFittings, shapes } from './fittings.ts';
import type { Box, OutlineView } from './outline.ts';
import { drawOutline, fitOutline } from './outline.ts';

const FIELD = { width: 360, height: 180 };

const names = { front: '', side: '' };
const draw = (box: Box) => drawOutline(box, names, fitOutline(box, FIELD, 10));

/** A unit of each shape. */
const boxes = {
  cabinet: { width: 800, height: 2000, depth: 600 },
  switchgear: { width: 1200, height: 2400, depth: 2600 },
  rack: { width: 483, height: 89, depth: 310 },
  meter: { width: 144, height: 144, depth: 112 },
  luminaire: { width: 720, height: 118, depth: 340 },
  module: { width: 110, height: 142, depth: 62 },
};

/** The vertices of a path made of `M`, `L`, `h`, `v`, `a` and `z`. */
function readPoints(path: string): [number, number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MLhva])([^MLhvaz]+)/g)].map(([, command, coordinates = '']) => {
    const [first = 0, second = 0, ...others] = coordinates.split(/[ ,]/).map(Number);
    if (command === 'M' || command === 'L') [x, y] = [first, second];
    else if (command === 'h') x += first;
    else if (command === 'v') y += first;
    else [x, y] = [x + (others[3] ?? 0), y + (others[4] ?? 0)];
    return [x, y];
  });
}

const isIn = ([x, y]: [number, number], view: OutlineView) =>
  x >= view.x - 0.2 &&
  x <= view.x + view.width + 0.2 &&
  y >= view.y - 0.2 &&
  y <= view.y + view.height + 0.2;

describe('the lines inside an outline', () => {
  it.each(shapes)('of a %s lie inside the front or the side', (shape) => {
    const outline = draw(boxes[shape]);
    const points = readPoints(drawFittings(shape, outline));
    expect(points.filter((point) => isIn(point, outline.front)).length).toBeGreaterThan(4);
    expect(points.filter((point) => isIn(point, outline.side)).length).toBeGreaterThan(4);
    const outside = points.filter(
      (point) => !isIn(point, outline.front) && !isIn(point, outline.side),
    );
    expect(outside).toEqual([]);
  });

  it('are none where the datasheet names no shape', () => {
    const outline = draw(boxes.meter);
    expect(drawFittings(undefined, outline)).toBe('');
  });
});
