import type { Proof } from '../../../collections/products/proof.ts';
import { RESOLUTION_AXIS } from '../../../collections/products/proof-axis.ts';
import { toShare } from '../../../lib/axis.ts';
import { printNumber } from '../../../lib/numbers.ts';
import { interpolate } from '../../../lib/text.ts';
import { printBrief } from '../print-brief.ts';
import { type Curve, type ProofChart, say } from './chart.ts';

const TICKS = [0.1, 1, 10, 100, 1000];
const POINTS = 40;

type Resolution = NonNullable<Proof['resolution']>;

/**
 * How often a list tells the order of two events, from 0 to 1: they must fall into different ticks
 * of its clock, wherever a tick begins.
 * @param gap the time between both, in the unit of the resolution
 */
export function toShareTold(gap: number, resolution: number): number {
  return Math.min(1, gap / resolution);
}

/** How often the order of two events is told, by the time between them. */
export function toResolutionChart({ own, others, line, within, below }: Resolution): ProofChart {
  const axis = RESOLUTION_AXIS;
  const toY = (share: number) => 96 - share * 86;
  const toCurve = (resolution: number): Curve => {
    const last = Math.min(resolution, axis.to);
    const gaps = Array.from(
      { length: POINTS + 1 },
      (_, index) => axis.from * (last / axis.from) ** (index / POINTS),
    );
    const points = [...gaps, axis.to].map((gap) => ({
      x: toShare(axis, gap),
      y: toY(toShareTold(gap, resolution)),
    }));
    const text = interpolate(line, { resolution: printNumber(resolution) });
    return {
      tone: resolution === own.value ? 'own' : 'other',
      points,
      label: { x: toShare(axis, resolution * 0.62), y: toY(0.62), text, end: true },
    };
  };
  const first = toShare(axis, own.value);
  const [next = own.value] = others;
  return {
    axis,
    ticks: TICKS.map((gap, index) => ({
      isMinor: index % 2 === 1,
      at: toShare(axis, gap),
      text: `${printNumber(gap, gap < 1 ? 1 : 0)} ms`,
    })),
    heights: [1, 0.5, 0].map((told) => ({ at: toY(told), text: `${printNumber(100 * told)}%` })),
    areas: [
      { x: 0, y: 0, width: first, height: 100, tone: 'open' },
      { x: first, y: toY(1), width: 100 - first, height: 100 - toY(1), tone: 'own' },
    ],
    curves: [...others, own.value].map(toCurve),
    read: (gap) => {
      const isOpen = gap < own.value;
      const x = toShare(axis, gap);
      const dots = [own.value, next].map((one) => ({ x, y: toY(toShareTold(gap, one)) }));
      const [upper = { x, y: 0 }] = dots;
      return {
        ...say(isOpen ? below : within, {
          gap: printBrief(gap),
          own: printNumber(own.value),
          other: printNumber(next),
          told: printNumber(100 * toShareTold(gap, own.value)),
          missed: printNumber(100 - 100 * toShareTold(gap, next)),
        }),
        isOpen,
        dots,
        leads: [[upper, { x, y: 100 }]],
      };
    },
  };
}
