import type { Proof } from '../../../collections/products/proof.ts';
import { toWithstandAxis } from '../../../collections/products/proof-axis.ts';
import { toShare } from '../../../lib/axis.ts';
import { printNumber } from '../../../lib/numbers.ts';
import { interpolate } from '../../../lib/text.ts';
import { printBrief } from '../print-brief.ts';
import { type Area, type ProofChart, say } from './chart.ts';

const TICK = 10;

type Withstand = NonNullable<Proof['withstand']>;

/** The fault level against its first peak, with the members of a family that take both. */
export function toWithstandChart(withstand: Withstand): ProofChart {
  const { members, line, beyond } = withstand;
  const largest = Math.max(...members.map(({ fault }) => fault.value));
  const axis = toWithstandAxis(withstand);
  // The factor of the first peak: that of the largest member, as the check has compared it.
  const factor = findPeakFactor(members);
  const highest = axis.to * factor;
  const toX = (fault: number) => toShare(axis, fault);
  const toY = (peak: number) => 100 - (peak / highest) * 100;
  const bySize = members.toSorted((a, b) => a.fault.value - b.fault.value);
  const faults = Array.from({ length: Math.floor(axis.to / TICK) + 1 }, (_, index) => index * TICK);
  const end = toX(largest);
  return {
    axis,
    ticks: faults.map((fault) => ({ at: toX(fault), text: `${fault} kA` })),
    heights: faults.slice(1, -1).map((fault) => ({ at: toY(fault * factor), text: '' })),
    areas: [
      { x: end, y: 0, width: 100 - end, height: 100, tone: 'open' },
      ...bySize.toReversed().map(({ name, note, fault, peak }, index): Area => {
        const y = toY(peak.value);
        const tone = index === 0 ? 'own' : 'other';
        return { x: 0, y, width: toX(fault.value), height: 100 - y, tone, name, note };
      }),
    ],
    curves: [
      {
        tone: 'own',
        points: [
          { x: 0, y: 100 },
          { x: 100, y: 0 },
        ],
        label: {
          x: 92,
          y: 8,
          text: interpolate(line, { factor: printNumber(factor, 1) }),
          end: true,
        },
      },
    ],
    read: (fault) => {
      const taker = bySize.find((member) => fault <= member.fault.value);
      const peak = fault * factor;
      const point = { x: toX(fault), y: toY(peak) };
      return {
        ...say(taker?.reading ?? beyond, {
          fault: printBrief(fault),
          peak: printNumber(peak),
          share: `${printNumber((100 * fault) / (taker?.fault.value ?? largest))}%`,
        }),
        isOpen: taker === undefined,
        dots: [point],
        leads: [
          [point, { x: point.x, y: 100 }],
          [{ x: 0, y: point.y }, point],
        ],
      };
    },
  };
}

/** The first peak divided by the fault level, of the largest member. */
export function findPeakFactor(members: Withstand['members']): number {
  const largest = members.toSorted((a, b) => b.fault.value - a.fault.value)[0];
  return largest === undefined ? 1 : largest.peak.value / largest.fault.value;
}
