import type { Proof } from '../../../collections/products/proof.ts';
import { LIMITS_AXIS } from '../../../collections/products/proof-axis.ts';
import { toShare } from '../../../lib/axis.ts';
import { type ErrorLimit, findErrorLimit, listErrorLimits } from '../../../lib/error-limits.ts';
import { printNumber } from '../../../lib/numbers.ts';
import { type Area, type ProofChart, type Reading, say } from './chart.ts';

const TICKS = [0.5, 1, 2, 5, 10, 20, 50, 100];
const MINOR = [0.5, 50];
/** How far the drawing goes above the largest limit. */
const ROOM = 1.5;

type Limits = NonNullable<Proof['limits']>;

/** The envelope of the error limits of an accuracy class, with the limit at a load. */
export function toLimitsChart(limits: Limits): ProofChart {
  const sets = [true, false].map((isUnity) => listErrorLimits(limits.class, isUnity));
  const largest = Math.max(...sets.flat().map(({ limit }) => limit)) * ROOM;
  const toY = (error: number) => 50 - (error / largest) * 50;
  const unity = sets[0]?.map(({ limit }) => limit) ?? [];
  const first = toShare(LIMITS_AXIS, sets[0]?.[0]?.from ?? LIMITS_AXIS.from);
  const readAt = (load: number, choice: number) => read(load, sets[choice] ?? [], limits, toY);
  return {
    axis: LIMITS_AXIS,
    ticks: TICKS.map((load) => ({
      at: toShare(LIMITS_AXIS, load),
      text: `${load}%`,
      isMinor: MINOR.includes(load),
    })),
    heights: [...unity, ...unity.map((limit) => -limit)].map((error) => ({
      at: toY(error),
      text: `${error > 0 ? '+' : ''}${printNumber(error, 1)}%`,
    })),
    areas: [
      {
        x: 0,
        y: 0,
        width: first,
        height: 100,
        tone: 'open',
        label: readAt(LIMITS_AXIS.from, 0).value,
      },
      ...sets.flatMap((set, choice) => toEnvelope(set, choice, toY)),
    ],
    curves: [],
    isCentered: true,
    choices: limits.choices,
    read: readAt,
  };
}

function toEnvelope(set: readonly ErrorLimit[], choice: number, toY: (error: number) => number) {
  return set.map(({ from, limit }, index): Area => {
    const x = toShare(LIMITS_AXIS, from);
    const end = toShare(LIMITS_AXIS, set[index + 1]?.from ?? LIMITS_AXIS.to);
    const [y, bottom] = [toY(limit), toY(-limit)];
    const tone = choice === 0 ? 'own' : 'other';
    return { x, y, width: end - x, height: bottom - y, tone, choice };
  });
}

function read(
  load: number,
  set: readonly ErrorLimit[],
  { rated, within, below }: Limits,
  toY: (error: number) => number,
): Reading {
  const limit = findErrorLimit(set, load);
  const amperes = (load / 100) * rated.value;
  const reading = say(limit === undefined ? below : within, {
    limit: printNumber(limit ?? 0, 1),
    load: printNumber(load, Number.isInteger(load) ? 0 : load < 1 ? 2 : 1),
    amperes: printNumber(amperes, amperes < 1 ? 2 : 1),
    rated: printNumber(rated.value),
  });
  const x = toShare(LIMITS_AXIS, load);
  const [upper, lower] = [limit ?? 0, -(limit ?? 0)].map((error) => ({ x, y: toY(error) }));
  if (upper === undefined || lower === undefined) throw new Error('a limit has two sides');
  return { ...reading, isOpen: limit === undefined, dots: [upper, lower], leads: [[upper, lower]] };
}
