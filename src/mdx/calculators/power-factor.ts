import { printNumber } from '../../lib/numbers.ts';
import { roundTo } from '../../lib/round-to.ts';
import { defineCalculator } from './calculator.ts';

const FROM = [0.7, 0.75, 0.78, 0.8, 0.85, 0.9];
const TO = [0.92, 0.95, 0.98, 1];

/** Step sizes of a bank in kVAr; a larger size is used if sixteen smaller steps are not enough. */
const STEPS = [75, 100, 125, 150, 200, 250, 312.5];
/** Smaller steps of small banks, by the reactive power from which they are too fine. */
const FINE_STEPS = [
  { size: 12.5, below: 100 },
  { size: 25, below: 150 },
];
const MOST_STEPS = 16;
const SMALLEST_BANK = 50;
const LARGEST_BANK = 5000;
/** The controller switches a step in once this fraction of it is missing. */
const THRESHOLD = 0.65;

/** The kVAr per kW that raise a power factor: the difference of the two tangents. */
export function toFactor(from: number, to: number): number {
  return tangentOf(from) - tangentOf(to);
}

/**
 * Sizes the bank for a load. Steps are rounded up, but never so far that the load would become
 * capacitive.
 * @param load active power in kW
 * @param from the current power factor, above 0 and below 1
 * @param to the target power factor, above `from` and at most 1
 * @returns the load before and after its bank, in kW, kVAr and kVA
 */
export function correct(load: number, from: number, to: number) {
  const reactiveBefore = load * tangentOf(from);
  const needed = load * toFactor(from, to);
  const step = chooseStep(needed);
  // Without noise: 12.000000000000002 steps would become 13.
  const up = Math.ceil(roundTo(Math.max(needed, SMALLEST_BANK) / step, 6));
  const steps = Math.min(up, Math.floor(roundTo(reactiveBefore / step, 6)));
  const bank = steps * step;
  const reactiveAfter = reactiveBefore - bank;
  const apparentAfter = Math.hypot(load, reactiveAfter);
  return {
    active: load,
    reactiveBefore,
    reactiveAfter,
    apparentBefore: load / from,
    apparentAfter,
    /** The angle between active and apparent power before correction, in degrees. */
    angleBefore: (Math.acos(from) * 180) / Math.PI,
    /** The reactive power that the target requires, and that of all steps. */
    needed,
    bank,
    steps,
    step,
    /** The power factor with all steps in. */
    reached: load / apparentAfter,
  };
}

function chooseStep(needed: number): number {
  const fine = FINE_STEPS.find(({ below }) => roundTo(needed, 6) < below);
  if (fine !== undefined) return fine.size;
  return STEPS.find((size) => size * MOST_STEPS >= needed) ?? (STEPS.at(-1) as number);
}

/** Power factor correction: the size of a capacitor bank. */
export const powerFactor = defineCalculator({
  name: 'PowerFactor',
  inputs: {
    load: {
      about: 'The active power of the load.',
      unit: 'kW',
      example: 800,
      least: 10,
      most: 6000,
    },
    from: {
      about: 'The power factor now, lagging.',
      unit: '',
      example: 0.78,
      least: 0.5,
      most: 0.99,
      decimals: 2,
    },
    to: {
      about: 'The power factor wanted, above the first.',
      unit: '',
      example: 0.95,
      least: 0.8,
      most: 1,
      decimals: 2,
    },
  },
  texts: {
    drawing: 'The name of the triangle, for people who cannot see it.',
    needed: 'Below the reactive power that the target asks for.',
    steps: 'Below the steps of the bank.',
    reached: 'Below the power factor with all steps in.',
    returned: 'Below the apparent power that the network gets back.',
    step: 'Behind the number of steps in the drawing.',
    factors: 'Above the table of factors.',
    factorFrom: 'At the head of its first column.',
    factorTo: 'Before each power factor at the head of the others.',
  },
  problems: {
    notAbove: { when: 'the power factor wanted is not above the present one', fills: '{from}' },
    tooSmall: { when: 'less is needed than the smallest bank gives', fills: '{needed}, {least}' },
    tooLarge: { when: 'more is needed than one bank can have', fills: '{needed}, {most}' },
  },
  solve: ({ load, from, to }) => {
    if (to <= from)
      return { input: 'to', problem: 'notAbove', figures: { from: printNumber(from, 2) } };
    const correction = correct(load, from, to);
    const { needed, bank } = correction;
    const kvar = printNumber(needed, needed < 10 ? 1 : 0);
    if (needed > LARGEST_BANK) {
      const most = printNumber(LARGEST_BANK);
      return { input: 'load', problem: 'tooLarge', figures: { needed: kvar, most } };
    }
    if (bank < SMALLEST_BANK || needed < SMALLEST_BANK * THRESHOLD) {
      const least = printNumber(SMALLEST_BANK);
      return { input: 'load', problem: 'tooSmall', figures: { needed: kvar, least } };
    }
    return { result: correction };
  },
  list({ result, copy }) {
    const { needed, steps, step, bank, reached, apparentAfter, apparentBefore } = result;
    return [
      { figure: print(needed, 'kVAr'), label: copy.needed },
      { figure: `${steps} × ${step} = ${print(bank, 'kVAr')}`, label: copy.steps },
      { figure: printNumber(reached, 3), label: copy.reached },
      { figure: print(apparentAfter - apparentBefore, 'kVA'), label: copy.returned },
    ];
  },
  table({ copy }) {
    return {
      caption: copy.factors,
      heads: [copy.factorFrom, ...TO.map((to) => `${copy.factorTo} ${printNumber(to, 2)}`)],
      rows: FROM.map((from) => [
        printNumber(from, 2),
        ...TO.map((to) => printNumber(toFactor(from, to), 3)),
      ]),
    };
  },
});

function tangentOf(powerFactor: number): number {
  return Math.sqrt(1 / powerFactor ** 2 - 1);
}

/** A value with its unit. */
export function print(value: number, unit: string): string {
  return `${printNumber(value)} ${unit}`;
}
