import { expect, it } from 'vitest';
import { glossarySchema } from './glossary.ts';

const demand = { slug: 'demand', term: 'Demand', definition: 'What is drawn on average.' };
const findFaults = (...terms: object[]) =>
  glossarySchema.safeParse(terms).error?.issues.map(({ path }) => path.join('.'));

it('explains each term once, under a slug of its own', () => {
  expect(findFaults(demand, { ...demand, slug: 'load', term: 'Load' })).toBeUndefined();
  expect(findFaults(demand, { ...demand, slug: 'load', term: 'demand' })).toEqual(['1.term']);
  expect(findFaults(demand, { ...demand, term: 'Load' })).toEqual(['1.slug']);
});

it('has no term whose slug is the anchor of the list', () => {
  expect(findFaults({ ...demand, slug: 'list' })).toEqual(['0.slug']);
});
