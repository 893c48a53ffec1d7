import { describe, expect, it } from 'vitest';
import {
  type Claim,
  evidenceSchema,
  listClaimFacts,
  listSampleClaims,
  printClaim,
} from './evidence.ts';

const words = {
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
  it('is printed with what is still missing, and alone once a document proves it', () => {
    expect(printClaim({ value: 'UL 1', state: 'preparation' }, words)).toBe('UL 1: in preparation');
    expect(printClaim({ value: '1 kg', state: 'sample' }, words)).toBe('1 kg, sample');
    expect(printClaim({ value: '9 h', state: 'calculated' }, words)).toBe('9 h, calculated');
    expect(printClaim({ value: 'UL 1', state: 'documented' }, words)).toBe('UL 1');
  });

  it('is what texts print by its slug, with the remark or bare', () => {
    const facts = listClaimFacts([{ ...claim, state: 'sample' }], words);
    expect(facts.get('Claim a-listing')).toBe('UL 1, sample');
    expect(facts.get('Claim a-listing bare')).toBe('UL 1');
  });

  it('counts as documented only with document, number, issuer and day', () => {
    expect(evidenceSchema.safeParse([documented]).success).toBe(true);
    const { number: _, date: __, ...vague } = documented;
    const { error } = evidenceSchema.safeParse([vague]);
    expect(error?.issues).toMatchObject([
      { path: [0, 'state'], message: expect.stringContaining('has no number, no date') },
    ]);
  });

  it('has a slug of its own', () => {
    const { error } = evidenceSchema.safeParse([documented, documented]);
    expect(error?.issues).toMatchObject([{ path: [1, 'slug'] }]);
  });

  it('is listed as a sample with its place, and only if it is one', () => {
    expect(listSampleClaims([documented, { ...claim, state: 'sample' }])).toEqual([
      { path: ['1', 'state'], text: 'a-listing: Listed' },
    ]);
    expect(listSampleClaims('no list')).toEqual([]);
  });
});
