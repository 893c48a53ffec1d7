import type { Proof } from '../../../collections/products/proof.ts';
import { toLifetimeAxis } from '../../../collections/products/proof-axis.ts';
import { toShare } from '../../../lib/axis.ts';
import { printNumber } from '../../../lib/numbers.ts';
import { type ProofChart, say } from './chart.ts';

/** The least light of the drawing, in percent. */
const FLOOR = 80;
const TICKS = 6;
const POINTS = 60;

type Lifetime = NonNullable<Proof['lifetime']>;

/**
 * The light that is left after some hours, in percent: the exponential decay of IES TM-21, through
 * full light at the beginning.
 * @param share what is left after `hours`, in percent
 */
export function projectLight(after: number, hours: number, share: number): number {
  return 100 * (share / 100) ** (after / hours);
}

/** The light that is left, as far as it is projected. */
export function toLifetimeChart(lifetime: Lifetime): ProofChart {
  const { within, beyond, nights } = lifetime;
  const [hours, share] = [lifetime.hours.value, lifetime.share.value];
  const axis = toLifetimeAxis(lifetime);
  const toY = (light: number) => 100 - ((light - FLOOR) / (102 - FLOOR)) * 100;
  const at = (after: number) => ({
    x: toShare(axis, after),
    y: toY(projectLight(after, hours, share)),
  });
  const end = toShare(axis, hours);
  const many = (count: number, most: number) =>
    Array.from({ length: count + 1 }, (_, index) => (index * most) / count);
  return {
    axis,
    ticks: many(TICKS, axis.to).map((after, index) => ({
      at: toShare(axis, after),
      text: `${printNumber(after)} h`,
      isMinor: index % 2 === 1,
    })),
    heights: [100, 95, share, 85].map((light) => ({ at: toY(light), text: `${light}%` })),
    areas: [
      { x: end, y: 0, width: 100 - end, height: 100, tone: 'open' },
      { x: 0, y: toY(share), width: end, height: 100 - toY(share), tone: 'own' },
    ],
    curves: [{ tone: 'own', points: many(POINTS, hours).map(at) }],
    read: (after) => {
      const isOpen = after > hours;
      const point = at(after);
      return {
        ...say(isOpen ? beyond : within, {
          hours: printNumber(after),
          years: printNumber(after / nights, after / nights < 10 ? 1 : 0),
          share: printNumber(projectLight(after, hours, share), 1),
        }),
        isOpen,
        dots: [point],
        leads: [[point, { x: point.x, y: 100 }]],
      };
    },
  };
}
