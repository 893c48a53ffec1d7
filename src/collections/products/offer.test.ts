import { expect, it } from 'vitest';
import type { Claim } from '../files/evidence.ts';
import { toOffers } from './offer.ts';

const claim = { claim: 'A claim', state: 'sample' } as const;
const claims: Claim[] = [
  { ...claim, slug: 'a-price', kind: 'price', range: { from: 1000, to: 2000 } },
  { ...claim, slug: 'some-weeks', kind: 'delivery', range: { from: 3, to: 5 } },
  { ...claim, slug: 'a-listing', kind: 'listing', value: 'UL 1' },
];
const offer = { name: 'a thing', price: 'a-price', weeks: 'some-weeks', starts: 'order' } as const;

it('reads price and weeks of an offer from the register', () => {
  expect(toOffers({ offers: [offer] }, claims)).toMatchObject([
    { name: 'a thing', price: { from: 1000, to: 2000, text: '1,000 to 2,000' }, weeks: { to: 5 } },
  ]);
});

it('finds nothing to buy of a product without offers', () => {
  expect(toOffers({}, claims)).toEqual([]);
});

it('names a claim that is missing or has no figures', () => {
  expect(() => toOffers({ offers: [{ ...offer, price: 'gone' }] }, claims)).toThrow(/such.*gone/);
  expect(() => toOffers({ offers: [{ ...offer, price: 'a-listing' }] }, claims)).toThrow(/range/);
});
