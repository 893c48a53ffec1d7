import { expect, it } from 'vitest';

import { toPhoneLink, toSlug } from '../../../src/lib/text';

it('dials the digits of a printed number', () => {
  expect(toPhoneLink('+1 (555) 010-0142')).toBe('tel:+15550100142');
});

it('makes an address of a category', () => {
  expect(toSlug('Case Studies')).toBe('case-studies');
  expect(toSlug('  Parks & Recreation ')).toBe('parks-recreation');
});
