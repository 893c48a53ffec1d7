import { describe, expect, it } from 'vitest';
import type { Offer } from '../../collections/products/offer.ts';
import {
  compareWeeks,
  spanWeeks,
  sumPrices,
  toBudget,
  toRailShare,
  toTwoDigits,
  weeksUntil,
} from './budget.ts';

const name = 'A thing';
const counted = (from: number, to: number) => ({ from, to, text: '', state: 'sample' }) as const;
const offer: Offer = {
  slug: 'a-price',
  name: 'a thing',
  per: undefined,
  price: counted(100, 200),
  weeks: counted(10, 12),
  starts: 'drawings',
};
const stocked: Offer = { ...offer, weeks: counted(3, 5), starts: 'order' };
const two = { from: 2, to: 2 };
const drawing = { from: 2, to: 4 };

describe('a budget', () => {
  const rows = toBudget(
    [
      { name, offer: stocked, units: two },
      { name, offer, units: two },
      { name, offer: undefined, units: two },
    ],
    drawing,
  );

  it('multiplies the class by the units, and adds the positions that have a class', () => {
    expect(rows.map(({ price }) => price)).toEqual([
      { from: 200, to: 400 },
      { from: 200, to: 400 },
      undefined,
    ]);
    expect(sumPrices(rows)).toEqual({ from: 400, to: 800 });
  });

  it('adds the weeks of the drawing to what is made to one', () => {
    expect(rows.map(({ weeks }) => weeks)).toEqual([
      { from: 3, to: 5, text: '', state: 'sample' },
      { from: 12, to: 16 },
      undefined,
    ]);
  });

  it('marks the position that comes last', () => {
    expect(rows.map(({ decides }) => decides)).toEqual([false, true, false]);
    expect(spanWeeks(rows)).toMatchObject({ first: { from: 3 }, all: { from: 12, to: 16 } });
  });

  it('is open where the units cannot be counted yet', () => {
    const [row] = toBudget([{ name, offer, units: { from: 50, to: 5000 } }], drawing);
    expect([row?.isOpen, row?.price]).toEqual([true, { from: 5000, to: 1_000_000 }]);
  });

  it('has no sum and no weeks without any class', () => {
    const open = toBudget([{ name, offer: undefined, units: two }], drawing);
    expect([sumPrices(open), spanWeeks(open), open[0]?.decides]).toEqual([
      undefined,
      undefined,
      false,
    ]);
  });
});

it.each([
  [408_600, 410_000],
  [95, 95],
  [1249, 1200],
])('%d is said as %d', (value, rounded) => {
  expect(toTwoDigits(value)).toBe(rounded);
});

describe('a month by which it is needed', () => {
  const today = new Date(2026, 10, 28);

  it.each([
    ['2027-03', 17],
    ['2026-11', 0],
    ['2020-01', 0],
    ['March', undefined],
  ])('%s leaves %s weeks', (month, weeks) => {
    expect(weeksUntil(month, today)).toBe(weeks);
  });

  it.each([
    [20, { state: 'inTime' }],
    [18, { state: 'short' }],
    [13, { state: 'late', by: 3 }],
  ])('of which %d are available', (available, delivery) => {
    expect(compareWeeks({ weeks: { from: 16, to: 20 } }, available)).toEqual(delivery);
  });

  it('says nothing of a position without weeks', () => {
    expect(compareWeeks({ weeks: undefined }, 1)).toEqual({ state: 'open' });
  });
});

it('a rail of prices is logarithmic, and ends at its ends', () => {
  const rail = { from: 100, to: 10_000 };
  expect([10, 1000, 1e6].map((value) => toRailShare(value, rail))).toEqual([0, 0.5, 1]);
});
