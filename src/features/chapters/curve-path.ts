import { roundTo } from '../../lib/round-to.ts';
import type { Place } from './proof/chart.ts';

/** A line through places as path data, in a field of 100 by 100. */
export function toCurvePath(places: readonly Place[]): string {
  const points = places.map(({ x, y }) => `${roundTo(x, 2)} ${roundTo(y, 2)}`);
  return `M${points.join('L')}`;
}

/** A position in percent as an attribute of SVG. */
export function toPercent(share: number): string {
  return `${roundTo(share, 2)}%`;
}
