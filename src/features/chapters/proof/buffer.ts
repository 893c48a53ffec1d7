import type { Proof } from '../../../collections/products/proof.ts';
import { toBufferAxis } from '../../../collections/products/proof-axis.ts';
import { toShare } from '../../../lib/axis.ts';
import { printNumber } from '../../../lib/numbers.ts';
import { printBrief } from '../print-brief.ts';
import { type ProofChart, say } from './chart.ts';

/** The parts of what is kept, between two ticks. */
const PARTS = 3;
const DAY = 24 * 60;

type Buffer = NonNullable<Proof['buffer']>;

/** How many readings of a point a number of days brings. */
export function countRows(days: number, minutes: number): number {
  return Math.round((days * DAY) / minutes);
}

/** The readings that wait while a network is away. */
export function toBufferChart(buffer: Buffer): ProofChart {
  const { days, every, within, beyond } = buffer;
  const kept = days.value;
  const axis = toBufferAxis(buffer);
  const most = countRows(axis.to, every.value);
  const toY = (rows: number) => 100 - (rows / most) * 96;
  const at = (day: number) => ({
    x: toShare(axis, day),
    y: toY(countRows(Math.min(day, kept), every.value)),
  });
  const full = at(kept);
  const parts = Array.from(
    { length: Math.floor((axis.to / kept) * PARTS) + 1 },
    (_, index) => (index * kept) / PARTS,
  );
  return {
    axis,
    ticks: parts.map((day) => ({
      at: toShare(axis, day),
      text: `${printBrief(day)} d`,
    })),
    heights: [1 / 3, 2 / 3, 1].map((part) => {
      const rows = countRows(kept * part, every.value);
      return { at: toY(rows), text: printNumber(rows) };
    }),
    areas: [
      { x: full.x, y: 0, width: 100 - full.x, height: 100, tone: 'open' },
      { x: 0, y: full.y, width: full.x, height: 100 - full.y, tone: 'own' },
    ],
    curves: [
      { tone: 'own', points: [at(0), full, at(axis.to)] },
      { tone: 'other', points: [full, { x: 100, y: toY(most) }] },
    ],
    read: (day) => {
      const rows = countRows(day, every.value);
      const point = at(day);
      return {
        ...say(day > kept ? beyond : within, {
          days: printBrief(day),
          rows: printNumber(day > kept ? countRows(kept, every.value) : rows),
          kept: printNumber(kept),
          lost: printNumber(day - kept, Number.isInteger(day) ? 0 : 1),
        }),
        isOpen: day > kept,
        dots: [point],
        leads: [[point, { x: point.x, y: 100 }]],
      };
    },
  };
}
