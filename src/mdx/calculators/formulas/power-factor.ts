import { printNumber, roundTo } from '#base/numbers';
import { defineCalculator } from './calculator';

/** Step sizes of a bank in kVAr; a larger size is used if sixteen smaller steps are not enough. */
const STEPS = [75, 100, 125, 150, 200, 250, 312.5];
const MOST_STEPS = 16;
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
  const step = STEPS.find((size) => size * MOST_STEPS >= needed) ?? (STEPS.at(-1) as number);
  // Without noise: 12.000000000000002 steps would become 13.
  const up = Math.ceil(roundTo(needed / step, 6));
  const steps = up * step > roundTo(reactiveBefore, 6) ? up - 1 : up;
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
  words: {
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
    tooSmall: { when: 'less is needed than one step gives', fills: '{needed}, {step}' },
    tooLarge: { when: 'more is needed than one bank can have', fills: '{needed}, {most}' },
  },
  solve: ({ load, from, to }) => {
    if (to <= from)
      return { input: 'to', problem: 'notAbove', figures: { from: printNumber(from, 2) } };
    const correction = correct(load, from, to);
    const { needed, steps, step } = correction;
    const kvar = printNumber(needed, needed < 10 ? 1 : 0);
    if (needed > LARGEST_BANK) {
      const most = printNumber(LARGEST_BANK);
      return { input: 'load', problem: 'tooLarge', figures: { needed: kvar, most } };
    }
    if (steps === 0 || needed < step * THRESHOLD) {
      return { input: 'load', problem: 'tooSmall', figures: { needed: kvar, step: String(step) } };
    }
    return { result: correction };
  },
});

function tangentOf(powerFactor: number): number {
  return Math.sqrt(1 / powerFactor ** 2 - 1);
}
