import { printNumber } from '../../lib/numbers.ts';
import { interpolate } from '../../lib/text.ts';
import { defineCalculator } from './calculator.ts';

/** Costs per minute to choose from. */
const COSTS = [0.1, 0.25, 0.5, 1, 2];

/** Outage minutes and their cost, before and after a self-healing ring. */
export const outageMinutes = defineCalculator({
  name: 'OutageMinutes',
  inputs: {
    customers: {
      about: 'Customers that the ring serves.',
      unit: 'customers',
      example: 4200,
      least: 1,
      most: 500_000,
    },
    before: {
      about: 'Minutes without supply per customer and year, before.',
      unit: 'min',
      example: 94,
      least: 1,
      most: 2000,
    },
    after: {
      about: 'The same with the ring, below the first.',
      unit: 'min',
      example: 36,
      least: 0,
      most: 2000,
    },
    cost: {
      about: 'What one minute without supply costs, for one customer.',
      unit: '$',
      example: 0.25,
      least: 0.01,
      most: 1000,
      decimals: 2,
    },
  },
  texts: {
    drawing: 'The name of the drawing, for people who cannot see it.',
    before: 'Above the bar and the costs of the time before.',
    after: 'Above the bar and the costs of the time after.',
    saved: 'Below the minutes that are gone. `{share}` is their part in percent.',
    savedCost: 'Below what these minutes would have cost.',
    table: 'Above the table of costs.',
    minute: 'At the head of its first column, what one minute costs.',
  },
  problems: {
    notBelow: { when: 'the minutes after are not below the minutes before', fills: '{before}' },
  },
  solve: ({ customers, before, after, cost }) => {
    if (after >= before) {
      return { input: 'after', problem: 'notBelow', figures: { before: printNumber(before) } };
    }
    // As IEEE 1366 defines them: customers served times SAIDI, the minutes per customer.
    const minutes = customers * before;
    const left = customers * after;
    const saved = minutes - left;
    const share = saved / minutes;
    return { result: { before: minutes, after: left, saved, share, savedCost: saved * cost } };
  },
  list({ result: { saved, share, savedCost }, copy }) {
    return [
      {
        figure: printNumber(-saved),
        label: interpolate(copy.saved, { share: printNumber(share * 100) }),
      },
      { figure: dollars(savedCost), label: copy.savedCost },
    ];
  },
  table({ result, copy }) {
    return {
      caption: copy.table,
      heads: [copy.minute, copy.before, copy.after],
      rows: COSTS.map((cost) => [
        `$${printNumber(cost, 2)}`,
        dollars(result.before * cost),
        dollars(result.after * cost),
      ]),
    };
  },
});

function dollars(value: number): string {
  return `$${printNumber(value)}`;
}
