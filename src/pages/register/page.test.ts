import { describe, expect, it } from 'vitest';
import type { Claim } from '../../collections/files/evidence.ts';
import { describeDocument } from './describe.ts';
import { groupClaims } from './page.ts';

const claim = (more: Partial<Claim>): Claim => ({
  slug: 'one',
  kind: 'rating',
  claim: 'Mass',
  value: '1 kg',
  state: 'sample',
  ...more,
});

describe('the register of evidence', () => {
  it('shows the claims of each product by kind, then those of the company', () => {
    const meter = { slug: 'meter', name: 'Meter', path: '/products/meter' };
    const lamp = { slug: 'lamp', name: 'Lamp', path: '/products/lamp' };
    const plates = groupClaims(
      [lamp, meter],
      [
        claim({ slug: 'iso' }),
        claim({ slug: 'mass', product: 'meter' }),
        claim({ slug: 'ul', product: 'meter', kind: 'listing' }),
      ],
      'The company',
    );
    expect(plates.map(({ name, claims }) => [name, claims.map(({ slug }) => slug)])).toEqual([
      ['Meter', ['ul', 'mass']],
      ['The company', ['iso']],
    ]);
  });

  it('names document, number, issuer, day and firmware, or says that there is none', () => {
    const copy = { absent: 'None so far', firmware: 'firmware' };
    const proven = claim({ document: 'Report', number: 'R1', body: 'Lab', date: '2024-01-08' });
    expect(describeDocument(proven, copy)).toBe('Report, R1, Lab, 2024-01-08');
    expect(describeDocument(claim({ firmware: '4.2' }), copy)).toBe('firmware 4.2');
    expect(describeDocument(claim({}), copy)).toBe('None so far');
  });
});
