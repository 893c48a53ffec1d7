import { roundTo } from '../lib/round-to.ts';
import faces from './fittings.json' with { type: 'json' };
import type { Outline, OutlineView } from './outline.ts';

/** What the drawing of a unit can show inside its outline. */
export const shapes = ['cabinet', 'switchgear', 'rack', 'meter', 'luminaire', 'module'] as const;
export type Shape = (typeof shapes)[number];

/**
 * The lines inside an outline: doors, windows, terminals as usual in the product family. They show
 * what the outline represents; only the outline itself is dimensioned.
 * @param shape which lines; undefined for none
 * @returns a path in SVG's notation, in units of the drawing
 */
export function drawFittings(
  shape: Shape | undefined,
  { front, side }: Pick<Outline, 'front' | 'side'>,
): string {
  if (shape === undefined) return '';
  return fitPath(faces[shape].front, front) + fitPath(faces[shape].side, side);
}

/** A face of a unit in millimeters, from its upper left corner, as large as a view. */
function fitPath({ width, height, path }: typeof faces.meter.front, view: OutlineView): string {
  const [across, down] = [view.width / width, view.height / height];
  // Rounded alike in both directions, so that rectangles close.
  const round = (length: number) => Math.sign(length) * roundTo(Math.abs(length), 2);
  return path.replace(/([MLhva])([^MLhvaz]+)/g, (_, command: string, numbers: string) => {
    const [x = 0, y = 0, ...others] = numbers.split(' ').map(Number);
    if (command === 'h') return `h${round(x * across)}`;
    if (command === 'v') return `v${round(x * down)}`;
    if (command !== 'a')
      return `${command}${round(view.x + x * across)} ${round(view.y + y * down)}`;
    // Half a ring: its radii, then its other end, to the right or left.
    const radius = round(x * across);
    return `a${radius} ${round(y * down)} 0 1 1 ${2 * radius * Math.sign(others[3] ?? 0)} 0`;
  });
}
