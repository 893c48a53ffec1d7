import { describe, expect, it } from 'vitest';
import {
  type Claim,
  evidenceSchema,
  listClaimFacts,
  listSampleClaims,
  printClaim,
  toClaimValue,
} from './evidence.ts';

const labels = {
  calculated: '{value}, calculated',
  preparation: '{value}: in preparation',
  sample: '{value}, sample',
};
const claim = { slug: 'a-listing', kind: 'listing', claim: 'Listed', value: 'UL 1' } as const;
const documented = {
  ...claim,
  state: 'documented',
  document: 'Listing',
  number: 'E1',
  body: 'A laboratory',
  date: '2024-01-08',
} satisfies Claim;

describe('a claim in the register', () => {
  it('is printed with its state until it is documented', () => {
    expect(printClaim({ value: 'UL 1', state: 'preparation' }, labels)).toBe(
      'UL 1: in preparation',
    );
    expect(printClaim({ value: '1 kg', state: 'sample' }, labels)).toBe('1 kg, sample');
    expect(printClaim({ value: '9 h', state: 'calculated' }, labels)).toBe('9 h, calculated');
    expect(printClaim({ value: 'UL 1', state: 'documented' }, labels)).toBe('UL 1');
  });

  it('is a fact by its slug, with its state or bare', () => {
    const facts = listClaimFacts([{ ...claim, state: 'sample' }], labels);
    expect(facts.get('Claim a-listing')).toBe('UL 1, sample');
    expect(facts.get('Claim a-listing bare')).toBe('UL 1');
  });

  it('prints its figures from its range alone, in words of its own if it has them', () => {
    const range = { from: 1200, to: 3400 };
    expect(toClaimValue({ range })).toBe('1,200 to 3,400');
    expect(toClaimValue({ range, value: 'at least {from} h' })).toBe('at least 1,200 h');
    expect(toClaimValue({ value: 'UL 1' })).toBe('UL 1');
  });

  it('has figures if it is summed or drawn, and words or figures in any case', () => {
    const sample = { ...claim, state: 'sample' } as const;
    const { value: _, ...silent } = sample;
    const faulty = [
      { ...sample, kind: 'price', slug: 'no-figures' },
      { ...sample, slug: 'backwards', range: { from: 2, to: 1 } },
      { ...silent, slug: 'silent' },
    ];
    const { error } = evidenceSchema.safeParse([...faulty, sample]);
    expect(error?.issues.map(({ path }) => path)).toEqual([0, 1, 2].map((at) => [at, 'range']));
  });

  it('counts as documented only with document, number, issuer and day', () => {
    expect(evidenceSchema.safeParse([documented]).success).toBe(true);
    const { number: _, date: __, ...vague } = documented;
    const { error } = evidenceSchema.safeParse([vague]);
    expect(error?.issues).toMatchObject([
      { path: [0, 'state'], message: expect.stringContaining('has no number, no date') },
    ]);
  });

  it('prints the firmware and the number of its document as its fields have them', () => {
    const findFaults = (change: object) =>
      evidenceSchema
        .safeParse([{ ...documented, ...change }])
        .error?.issues.map(({ path }) => path);
    const firmware = { kind: 'firmware', firmware: '4.2' };
    expect(findFaults({ ...firmware, value: 'Meter 4.2' })).toBeUndefined();
    expect(findFaults({ ...firmware, value: 'Meter 4.21' })).toEqual([[0, 'value']]);
    expect(findFaults({ value: 'A laboratory, E1' })).toBeUndefined();
    expect(findFaults({ value: 'A laboratory, E2' })).toEqual([[0, 'value']]);
  });

  it('has a unique slug', () => {
    const { error } = evidenceSchema.safeParse([documented, documented]);
    expect(error?.issues).toMatchObject([{ path: [1, 'slug'] }]);
  });

  it('is listed with its line while it is a sample', () => {
    expect(listSampleClaims([documented, { ...claim, state: 'sample' }])).toEqual([
      { path: ['1', 'state'], text: 'a-listing: Listed' },
    ]);
    expect(listSampleClaims('no list')).toEqual([]);
  });
});
