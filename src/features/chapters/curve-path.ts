import { roundTo } from '../../lib/round-to.ts';
import type { Point } from './proof/chart.ts';

/** A line through points as path data, in a field of 100 by 100. */
export function toCurvePath(points: readonly Point[]): string {
  const pairs = points.map(({ x, y }) => `${roundTo(x, 2)} ${roundTo(y, 2)}`);
  return `M${pairs.join('L')}`;
}

/** A position in percent as an attribute of SVG. */
export function toPercent(share: number): string {
  return `${roundTo(share, 2)}%`;
}
