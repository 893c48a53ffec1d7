import type { Proof } from '../../../collections/products/proof.ts';
import { type Axis, toShare } from '../../../lib/axis.ts';
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

const STEP = 5;
const TICK = 200;
/** How far the axis goes beyond what the bank supplies, and how high the drawing is. */
const ROOM = { axis: 1.3, height: 2.2 };

type Steps = NonNullable<Proof['steps']>;

/** A bank as the content describes it. */
export function toBank({ count, size, power, target }: Steps): Bank {
  return { count: count.value, size, power, target };
}

/** What is left at the incomer, against what the load asks for. */
export function toStepsChart(steps: Steps): ProofChart {
  const bank = toBank(steps);
  const target = toTargetPower(bank);
  const most = Math.ceil((bank.count * bank.size * ROOM.axis) / TICK) * TICK;
  const axis: Axis = { from: 0, to: most, step: STEP };
  const highest = target * ROOM.height;
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
    ticks: Array.from({ length: most / TICK + 1 }, (_, index) => ({
      at: toShare(axis, index * TICK),
      text: `${printNumber(index * TICK)} kVAr`,
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
