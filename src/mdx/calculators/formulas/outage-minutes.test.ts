import { describe, expect, it } from 'vitest';

import { outageMinutes, toCustomerMinutes } from './outage-minutes';

/**
 * The outages of "Quick check" in the Reliability Metrics Trainer for IEEE 1366
 * (aryan1359.github.io): minutes and customers interrupted, out of 10,000 customers served.
 */
const OUTAGES = [
  [5, 100],
  [10, 200],
  [11, 300],
] as const;

describe('customer minutes', () => {
  it('are SAIDI times all customers, and CAIDI times those interrupted, as IEEE 1366 has it', () => {
    const sum = OUTAGES.reduce((total, [minutes, customers]) => total + minutes * customers, 0);
    expect(toCustomerMinutes(10_000, 0.58)).toBeCloseTo(sum, 6);
    const interrupted = OUTAGES.reduce((total, [, customers]) => total + customers, 0);
    expect(toCustomerMinutes(interrupted, 9.67)).toBeCloseTo(sum, -1);
  });
});

describe('a ring', () => {
  it('saves the difference, and its cost', () => {
    const values = { customers: 4200, before: 94, after: 36, cost: 0.25 };
    expect(outageMinutes.solve(values)).toEqual({
      result: {
        before: 394_800,
        after: 151_200,
        saved: 243_600,
        share: expect.closeTo(0.617, 3),
        savedCost: 60_900,
      },
    });
  });

  it('may bring no minute at all', () => {
    const values = { customers: 1, before: 1, after: 0, cost: 0.01 };
    expect(outageMinutes.solve(values)).toMatchObject({ result: { share: 1 } });
  });

  it.each([94, 95])('that brings %s minutes instead of 94 is no gain', (after) => {
    const values = { customers: 4200, before: 94, after, cost: 0.25 };
    expect(outageMinutes.solve(values)).toMatchObject({
      input: 'after',
      problem: 'notBelow',
      figures: { before: '94' },
    });
  });
});
