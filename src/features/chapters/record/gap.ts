import type { RecordOf } from '../../../collections/products/record.ts';
import { toGapAxis } from '../../../collections/products/record-axis.ts';
import { toShare } from '../../../lib/axis.ts';
import { printClock } from '../../../lib/clock.ts';
import { printNumber } from '../../../lib/numbers.ts';
import { interpolate } from '../../../lib/text.ts';
import { printBrief } from '../print-brief.ts';
import { listTimes, type Recording, toSpan } from './recording.ts';

const HOUR = 60;
const POINTS = 200;
const PLOT = { top: 16, zero: 88 };

type Gap = RecordOf<'gap'>;

/** How many readings of a point wait at an hour: one a minute joins them, stored ones are sent. */
export function countWaiting({ lost, back, rate, every }: Gap, hour: number): number {
  if (hour <= lost) return 0;
  const stored = ((Math.min(hour, back) - lost) * HOUR) / every.value;
  const sent = Math.max(0, hour - back) * HOUR * rate;
  return Math.max(0, Math.round(stored - sent));
}

/** Up to which hour the gap is filled: the oldest readings are sent first. */
export function findFilled(gap: Gap, hour: number): number {
  const sent = Math.max(0, hour - gap.back) * gap.rate * gap.every.value;
  return Math.min(gap.back, gap.lost + sent);
}

/** The reading at an hour, on a smooth line through the hourly ones. */
export function toReadingAt(readings: readonly number[], hour: number): number {
  const at = Math.min(Math.max(hour, 0), readings.length - 1);
  const index = Math.floor(at);
  const get = (one: number) => readings[Math.min(Math.max(one, 0), readings.length - 1)] ?? 0;
  const [p, q, r, s] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
  const t = at - index;
  // Catmull and Rom's curve.
  const bend = 2 * p - 5 * q + 4 * r - s;
  return q + 0.5 * t * (r - p + t * (bend + t * (3 * (q - r) + s - p)));
}

/** Readings through an interruption of their network, against hours. */
export function recordGap(gap: Gap): Recording {
  const { names, lost, back } = gap;
  const axis = toGapAxis(gap);
  const highest = Math.max(...gap.readings) * 1.08;
  const toX = (hour: number) => toShare(axis, hour);
  const toY = (reading: number) => PLOT.zero - (reading / highest) * (PLOT.zero - PLOT.top);
  const between = (from: number, to: number) => toSpan(axis, from, to);
  const away = between(lost, back);
  const full = back + (back - lost) / (gap.rate * gap.every.value);
  const hours = Array.from({ length: Math.floor(axis.to / 3) + 1 }, (_, index) => 3 * index);
  const at = (hour: number) => toY(toReadingAt(gap.readings, hour));
  return {
    axis,
    ticks: hours.map((hour, index) => ({
      at: toX(hour),
      text: printClock(hour * HOUR),
      isMinor: index % 2 === 1,
    })),
    heights: [{ at: PLOT.zero, text: '' }],
    zones: [away],
    lengths: [
      {
        ...away,
        text: interpolate(names.away, {
          hours: printBrief(back - lost),
        }),
      },
    ],
    marks: [{ x: toX(lost) }, { x: toX(back) }],
    traces: [
      {
        look: 'main',
        points: listTimes(axis, POINTS).map((hour) => ({ x: toX(hour), y: at(hour) })),
        toY: (hour) => (hour > lost && hour < back ? undefined : at(hour)),
      },
    ],
    read: (hour) => {
      const waiting = countWaiting(gap, hour);
      const isAway = hour > lost && hour < back;
      const stage = hour <= lost ? 0 : isAway ? 1 : hour < full ? 2 : 3;
      return {
        time: printClock(hour * HOUR),
        values: [
          {
            name: names.reading,
            look: 'main',
            text: isAway
              ? names.none
              : `${printNumber(toReadingAt(gap.readings, hour))} ${gap.unit}`,
          },
          { name: names.waiting, text: printNumber(waiting) },
          {
            name: names.filled,
            text: hour < back ? names.none : printClock(findFilled(gap, hour) * HOUR),
          },
        ],
        state: names.states[stage] ?? '',
      };
    },
    known: (hour) => [
      between(0, Math.min(hour, lost)),
      between(lost, findFilled(gap, hour)),
      between(back, Math.max(back, hour)),
    ],
  };
}
