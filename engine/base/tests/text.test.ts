import { expect, it } from 'vitest';

import { fillIn, toPhoneLink, toSlug } from '../text';

it('dials the digits of a printed number', () => {
  expect(toPhoneLink('+1 (555) 010-0142')).toBe('tel:+15550100142');
});

it('makes an address of a category', () => {
  expect(toSlug('Case Studies')).toBe('case-studies');
  expect(toSlug('  Parks & Recreation ')).toBe('parks-recreation');
});

it('fills the gaps of a sentence, and leaves gaps without a value', () => {
  expect(fillIn('Thank you, {name}. {email}', { name: 'Robin' })).toBe('Thank you, Robin. {email}');
});
