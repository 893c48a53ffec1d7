import { describe, expect, it } from 'vitest';
import type { Claim } from '../../collections/files/evidence.ts';
import { hasSamples, listFacts, nameFacts } from './facts.ts';

const claim = { claim: 'Of what', state: 'sample' } as const;
const claims: Claim[] = [
  { ...claim, slug: 'price', kind: 'price', range: { from: 1000, to: 2000 } },
  { ...claim, slug: 'weeks', kind: 'delivery', range: { from: 3, to: 5 } },
  {
    ...claim,
    slug: 'months',
    kind: 'warranty',
    value: '{from} to {to}',
    range: { from: 24, to: 30 },
  },
  { ...claim, slug: 'years', kind: 'warranty', value: 'ten', range: { from: 120, to: 120 } },
];
const offer = { name: 'a thing', price: 'price', weeks: 'weeks', starts: 'order' } as const;
const copy = {
  title: 'Facts',
  price: { label: 'Price', value: '{range} USD' },
  weeks: { label: 'Weeks', value: '{range} weeks' },
  starts: { order: 'from the order', drawings: 'from drawings' },
  warranty: { label: 'Warranty', months: '{months} months', years: '{years} years' },
  datasheet: { label: 'Datasheet', value: '{revision}' },
  other: '{name}: {range}',
  remark: 'samples',
};

describe('the facts of a product', () => {
  it('are price, weeks and warranty, with what they count from', () => {
    expect(listFacts({ offers: [offer], warranty: 'months' }, claims, copy)).toEqual([
      { label: 'Price', value: '1,000 to 2,000 USD', details: ['a thing'] },
      { label: 'Weeks', value: '3 to 5 weeks', details: ['from the order'] },
      { label: 'Warranty', value: '24 months', details: ['24 to 30'] },
    ]);
  });

  it('name further sizes with their price', () => {
    const [price] = listFacts({ offers: [offer, { ...offer, name: 'another' }] }, claims, copy);
    expect(price?.details).toEqual(['a thing', 'another: 1,000 to 2,000']);
  });

  it('say a long warranty in years, and what it is of', () => {
    expect(listFacts({ warranty: 'years' }, claims, copy)).toEqual([
      { label: 'Warranty', value: '10 years', details: ['Of what'] },
    ]);
  });

  it('are none of a product without an offer', () => {
    expect(listFacts({}, claims, copy)).toEqual([]);
    expect(hasSamples({}, claims)).toBe(false);
    expect(hasSamples({ warranty: 'years' }, claims)).toBe(true);
  });

  it('are named after prices only where there are some', () => {
    const name = (source: { warranty?: string }) =>
      nameFacts(listFacts(source, claims, copy), 'Price and lead time', copy);
    expect(name({ warranty: 'years' })).toBe('Price and lead time');
    expect(name({})).toBe('Datasheet');
  });
});
