import { printNumber } from '../../lib/numbers.ts';
import { interpolate } from '../../lib/text.ts';
import { defineCalculator } from './calculator.ts';

/** The harmonic orders of six-pulse drives: 6k ± 1. */
export const DRIVE_ORDERS = [5, 7, 11, 13, 17, 19];

/** The orders that a bank may meet: single-phase loads and unbalance add the third. */
const ORDERS = [3, ...DRIVE_ORDERS];

/** A harmonic closer to the resonance than this fraction of its order is amplified manyfold. */
const CLOSE = 0.1;

/** The fractions of the bank that are switched in. */
const SHARES = [0.25, 0.5, 0.75, 1];

/** The order at which a plain bank, in kVAr, and the network, in MVA, resonate: √(network / bank). */
export function toParallelOrder(shortCircuit: number, bank: number): number {
  return Math.sqrt((shortCircuit * 1000) / bank);
}

/** The order at which a step and its reactor, in percent of the capacitor, resonate: 1 / √p. */
export function toTuningOrder(detuning: number): number {
  return 1 / Math.sqrt(detuning / 100);
}

/**
 * The order at which a detuned bank and the network resonate, below that of its tuning: reactor and
 * network are in series, and the reactor raises the output of the capacitor, so the capacitor is
 * smaller than the bank.
 * @param shortCircuit in MVA
 * @param bank its output at power frequency, in kVAr
 * @param detuning in percent
 */
export function toDetunedOrder(shortCircuit: number, bank: number, detuning: number): number {
  const p = detuning / 100;
  return 1 / Math.sqrt(p + ((1 - p) * bank) / (shortCircuit * 1000));
}

/** Harmonic resonance of a bank, plain and detuned. */
export const resonance = defineCalculator({
  name: 'Resonance',
  inputs: {
    shortCircuit: {
      about: 'Short-circuit power at the busbar, the lowest.',
      unit: 'MVA',
      example: 26.7,
      least: 1,
      most: 500,
      decimals: 1,
    },
    bank: {
      about: 'Reactive power of the steps that are in.',
      unit: 'kVAr',
      example: 1050,
      least: 50,
      most: 5000,
    },
    detuning: {
      about: 'The reactor in percent of the capacitor.',
      unit: '%',
      example: 7,
      least: 7,
      most: 14,
      choices: [7, 14],
    },
    mains: {
      about: 'The frequency of the mains.',
      unit: 'Hz',
      example: 60,
      least: 50,
      most: 60,
      choices: [50, 60],
    },
  },
  texts: {
    drawing: 'The name of the drawing, for people who cannot see it.',
    plain: 'Beside the mark of the plain bank.',
    tuned: 'Beside the mark of a step with its reactor.',
    order: 'Before an order, such as “order 5.0”.',
    close: 'Below the plain resonance where harmonic `{order}` lies close to it.',
    clear: 'The same where the next harmonic, `{order}`, keeps away.',
    tuning: 'Below the tuning of a step. `{detuning}` is the reactor in percent.',
    detuned: 'Below the resonance of the detuned bank with the network.',
    met: 'The same where harmonic `{order}` lies close to it: a warning.',
    table: 'Above the table of steps.',
    tableBank: 'At the head of its column of banks.',
    tablePlain: 'At the head of its column of plain resonances.',
    tableDetuned: 'At the head of its column of detuned resonances.',
  },
  problems: {
    tooLarge: {
      when: 'the bank is larger than a quarter of the short-circuit power',
      fills: '{most}',
    },
  },
  solve: ({ shortCircuit, bank, detuning, mains }) => {
    // Above this, the plain bank resonates below the second harmonic, where the formula is not
    // valid.
    const most = Math.floor(shortCircuit * 250);
    if (bank > most)
      return { input: 'bank', problem: 'tooLarge', figures: { most: printNumber(most) } };
    const plain = toParallelOrder(shortCircuit, bank);
    const tuning = toTuningOrder(detuning);
    const nearest = toNearest(plain);
    const detuned = toDetunedOrder(shortCircuit, bank, detuning);
    return {
      result: {
        plain,
        tuning,
        tuningFrequency: tuning * mains,
        detuned,
        nearest,
        isClose: isClose(plain, nearest),
        met: ORDERS.find((order) => isClose(detuned, order)),
      },
    };
  },
  list({ result, copy, values }) {
    const { plain, tuning, tuningFrequency, detuned, nearest, isClose, met } = result;
    const order = String(nearest);
    const detuning = String(values.detuning);
    return [
      {
        figure: `${copy.order} ${printNumber(plain, 1)}`,
        label: interpolate(isClose ? copy.close : copy.clear, { order }),
      },
      {
        figure: `${printNumber(tuning, 2)}, ${printNumber(tuningFrequency)} Hz`,
        label: interpolate(copy.tuning, { detuning }),
      },
      {
        figure: printNumber(detuned, 2),
        label: met === undefined ? copy.detuned : interpolate(copy.met, { order: String(met) }),
      },
    ];
  },
  table({ copy, values }) {
    const { shortCircuit, bank, detuning } = values;
    return {
      caption: copy.table,
      heads: [copy.tableBank, copy.tablePlain, copy.tableDetuned],
      rows: SHARES.map((share) => [
        printNumber(bank * share),
        printNumber(toParallelOrder(shortCircuit, bank * share), 1),
        printNumber(toDetunedOrder(shortCircuit, bank * share, detuning), 2),
      ]),
    };
  },
});

function isClose(resonance: number, order: number): boolean {
  return Math.abs(resonance - order) < order * CLOSE;
}

function toNearest(order: number): number {
  const distance = (harmonic: number) => Math.abs(harmonic - order);
  return ORDERS.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}
