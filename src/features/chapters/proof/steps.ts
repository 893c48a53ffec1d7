import type { Proof } from '../../../collections/products/proof.ts';
import { STEPS_TICK, toStepsAxis } from '../../../collections/products/proof-axis.ts';
import { toShare } from '../../../lib/axis.ts';
import {
  type Bank,
  countSteps,
  toPowerFactor,
  toRemainder,
  toTargetPower,
} from '../../../lib/capacitor-steps.ts';
import { printNumber } from '../../../lib/numbers.ts';
import { interpolate } from '../../../lib/text.ts';
import { type ProofChart, say } from './chart.ts';

/** How high the drawing is, as a multiple of the target. */
const ROOM = 2.2;

type Steps = NonNullable<Proof['steps']>;

/** A bank as the content describes it. */
export function toBank({ count, size, power, target }: Steps): Bank {
  return { count: count.value, size, power, target };
}

/** What is left at the incomer, against what the load asks for. */
export function toStepsChart(steps: Steps): ProofChart {
  const bank = toBank(steps);
  const target = toTargetPower(bank);
  const axis = toStepsAxis(steps);
  const most = axis.to;
  const highest = target * ROOM;
  const toY = (reactive: number) => Math.max(0, 100 - (reactive / highest) * 100);
  const toPoint = (load: number, left: number) => ({ x: toShare(axis, load), y: toY(left) });
  const ends = Array.from({ length: bank.count }, (_, n) => target + (n + 0.5) * bank.size);
  const sawtooth = ends.flatMap((load, index) => [
    toPoint(load, load - index * bank.size),
    toPoint(load, load - (index + 1) * bank.size),
  ]);
  // All steps are in, and the load asks for more.
  const last = target + (bank.count + 0.5) * bank.size;
  const end = Math.min(most, bank.count * bank.size + highest);
  return {
    axis,
    ticks: Array.from({ length: most / STEPS_TICK + 1 }, (_, index) => ({
      at: toShare(axis, index * STEPS_TICK),
      text: `${printNumber(index * STEPS_TICK)} kVAr`,
      isMinor: index % 4 !== 0,
    })),
    heights: [100, 200, 300, 400]
      .filter((kvar) => kvar < highest && Math.abs(kvar - target) > bank.size / 2)
      .map((kvar) => ({ at: toY(kvar), text: `${printNumber(kvar)} kVAr` })),
    areas: [
      {
        x: toShare(axis, last),
        y: 0,
        width: 100 - toShare(axis, last),
        height: 100,
        tone: 'open',
      },
      {
        x: 0,
        y: toY(target + bank.size / 2),
        width: toShare(axis, last),
        height: toY(target - bank.size / 2) - toY(target + bank.size / 2),
        tone: 'own',
      },
    ],
    curves: [
      {
        tone: 'other',
        points: [toPoint(0, 0), toPoint(highest, highest)],
        label: { ...toPoint(highest * 0.93, highest * 0.93), text: steps.lines.without },
      },
      {
        tone: 'open',
        points: [toPoint(0, target), toPoint(most, target)],
        label: {
          x: 50,
          y: toY(target + bank.size / 2),
          text: interpolate(steps.lines.target, { target: printNumber(bank.target, 2) }),
          end: true,
        },
      },
      {
        tone: 'own',
        points: [toPoint(0, 0), ...sawtooth, toPoint(end, end - bank.count * bank.size)],
      },
    ],
    read: (load) => {
      const left = toRemainder(bank, load);
      const isOpen = load > last;
      const point = toPoint(load, left);
      return {
        ...say(isOpen ? steps.beyond : steps.within, {
          load: printNumber(load),
          left: printNumber(left),
          steps: printNumber(countSteps(bank, load)),
          all: printNumber(bank.count),
          factor: printNumber(toPowerFactor(bank.power, left), 3),
        }),
        isOpen,
        dots: [point],
        leads: [[point, { x: point.x, y: 100 }]],
      };
    },
  };
}
