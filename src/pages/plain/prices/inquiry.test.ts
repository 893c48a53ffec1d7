import { expect, it } from 'vitest';
import { toBuildAddress, toInquiry } from './inquiry.ts';
import { type Lane, listChosen, type PriceSet, type Prices, toPriceRows } from './lanes.ts';

const range = (from: number, to: number) => ({ from, to, text: '', state: 'sample' as const });
const toLane = (name: string, per?: string): Lane => ({
  product: { name, path: `/products/${name}`, portrait: undefined },
  offer: {
    slug: `${name}-price`,
    name: `one ${name}`,
    per,
    price: range(1000, 2000),
    weeks: range(2, 4),
    starts: 'order',
  },
  warranty: undefined,
});
const lanes = [toLane('meter'), toLane('bank', 'kVAr')];
const prices = {
  copy: {
    send: { label: 'Send', topic: 'quote', message: 'Please send an offer.' },
    by: 'Needed by',
    range: '{from} to {to}',
  },
  address: 'https://grid.test/buying',
  contact: '/contact',
} as unknown as Prices;

const chosenOf = (set: PriceSet) => listChosen(toPriceRows(lanes, set, { from: 1, to: 2 }));
const ask = (set: PriceSet) =>
  Object.fromEntries(new URL(toInquiry(prices, set, chosenOf(set)), prices.address).searchParams);
const build = (set: PriceSet) => toBuildAddress('/build', set, chosenOf(set));

it('an inquiry says what is chosen line by line, by when, and where the set is', () => {
  expect(ask({ counts: { 'meter-price': 1200 }, by: '2027-03' })).toEqual({
    topic: 'quote',
    message: [
      'Please send an offer.',
      '',
      '1,200 × meter, one meter: 1,200,000 to 2,400,000',
      'Needed by: 2027-03',
      '',
      'https://grid.test/buying?meter-price=1200&by=2027-03',
    ].join('\n'),
  });
});

it('an inquiry about nothing has its topic alone', () => {
  expect(ask({ counts: {} })).toEqual({ topic: 'quote' });
});

it('the drawing takes over the month, and the size of what is sold by it', () => {
  expect(build({ counts: {} })).toBe('/build');
  expect(build({ counts: { 'meter-price': 5 }, by: '2027-03' })).toBe('/build?by=2027-03');
  expect(build({ counts: { 'meter-price': 5, 'bank-price': 600 } })).toBe('/build?bank=600');
});
