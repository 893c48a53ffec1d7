import { describe, expect, it } from 'vitest';

import { outageMinutes, toCustomerMinutes } from '../../../../src/lib/islands/outage-minutes';

/** The sustained interruptions of the sample system of IEEE Std 1366, in its annex of examples: minutes, and customers interrupted. */
const SAMPLE = [
  [8.17, 200],
  [71.3, 600],
  [30.3, 25],
  [267.2, 90],
  [120, 700],
  [10, 1500],
  [40, 100],
] as const;

describe('customer minutes', () => {
  it('of the sample system of IEEE Std 1366 are its SAIDI times its 2,000 customers', () => {
    const sum = SAMPLE.reduce((total, [minutes, customers]) => total + minutes * customers, 0);
    expect(sum / 2000).toBeCloseTo(86.11, 2);
    expect(toCustomerMinutes(2000, sum / 2000)).toBeCloseTo(sum, 6);
    // The same minutes by its CAIDI, for each of those who were interrupted.
    const interrupted = SAMPLE.reduce((total, [, customers]) => total + customers, 0);
    expect(toCustomerMinutes(interrupted, 53.57)).toBeCloseTo(sum, -2);
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
    expect(outageMinutes.solve(values)).toMatchObject({ input: 'after', problem: 'notBelow' });
  });
});
