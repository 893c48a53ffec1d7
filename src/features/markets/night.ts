import type { Night, NightMoment } from '../../collections/markets/night.ts';
import { NIGHT, toMinute } from '../../lib/night-times.ts';

/** A point of the line on the rail: minutes since 18:00, and percent of its height. */
export interface NightPoint {
  minute: number;
  level: number;
}

/** What is so in a minute of the night: the last moment that has begun. */
export function findMoment({ moments }: Pick<Night, 'moments'>, minute: number): NightMoment {
  const begun = moments.filter(({ at }) => toMinute(at) <= minute);
  const moment = begun.at(-1) ?? moments[0];
  if (moment === undefined) throw new Error('A night has at least two moments.');
  return moment;
}

/** The figure of a moment: its own, or its level. */
export function toFigure({ figure, level }: NightMoment): string {
  return figure ?? `${level}%`;
}

/** The series of a night: one point per moment, and the end of the last one. */
export function listPoints({ moments }: Pick<Night, 'moments'>): NightPoint[] {
  const points = moments.map(({ at, level }) => ({ minute: toMinute(at), level }));
  const last = points.at(-1);
  return last === undefined || last.minute === NIGHT
    ? points
    : [...points, { minute: NIGHT, level: last.level }];
}

/** The mean level over the whole night, in percent. */
export function meanLevel(night: Pick<Night, 'moments'>): number {
  const points = listPoints(night);
  const area = points.reduce((sum, { minute, level }, index) => {
    const end = points[index + 1]?.minute ?? minute;
    return sum + level * (end - minute);
  }, 0);
  return area / NIGHT;
}

/** The opacity of each layer of the scene that any moment names, from 0 to 1. */
export function layersAt(night: Pick<Night, 'moments'>, minute: number): Map<string, number> {
  const named = night.moments.flatMap(({ layers = [] }) => layers.map(({ name }) => name));
  const now = findMoment(night, minute).layers ?? [];
  return new Map([
    ...named.map((name) => [name, 1] as const),
    ...now.map(({ name, opacity }) => [name, opacity / 100] as const),
    ['night', darkness(minute) * DARKEST],
    ['dawn', between(minute, 645, NIGHT) * LIGHTEST],
  ]);
}

/** How opaque the sky's dark is at midnight, and its gray at 06:00. */
const DARKEST = 0.74;
const LIGHTEST = 0.22;

/** How dark the sky is: it falls from 18:30 to 21:00 and lifts from 04:30. */
function darkness(minute: number): number {
  return between(minute, 30, 180) - 0.9 * between(minute, 630, NIGHT);
}

/** How far a minute lies between two others, from 0 to 1. */
function between(minute: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (minute - from) / (to - from)));
}

/** The path of the series in a field of 100 by 100: steps, or a smooth line through the points. */
export function drawLine(night: Pick<Night, 'moments' | 'sketch'>): string {
  const points = listPoints(night).map(({ minute, level }) => [
    round((minute / NIGHT) * 100),
    round(100 - level),
  ]);
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let before = first;
  const drawn = rest.map((point) => {
    const [x, y] = point;
    const middle = round(((before[0] ?? 0) + (x ?? 0)) / 2);
    const piece = night.sketch ? `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}` : `H${x}V${y}`;
    before = point;
    return piece;
  });
  return `M${first.join(' ')}${drawn.join('')}`;
}

const round = (value: number) => Math.round(value * 100) / 100;
