import { describe, expect, it } from 'vitest';
import { outageMinutes } from './outage-minutes.ts';

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
  it('are SAIDI times all customers, as IEEE 1366 has it', () => {
    const sum = OUTAGES.reduce((total, [minutes, customers]) => total + minutes * customers, 0);
    const values = { customers: 10_000, before: 0.58, after: 0, cost: 1 };
    expect(outageMinutes.solve(values)).toMatchObject({
      result: { before: expect.closeTo(sum, 6) },
    });
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
