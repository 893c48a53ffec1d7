import { expect, it } from 'vitest';

import { interpolate, toPhoneLink, toSlug } from '../text';

it('dials the digits of a printed number', () => {
  expect(toPhoneLink('+1 (555) 010-0142')).toBe('tel:+15550100142');
});

it('makes an address of a category', () => {
  expect(toSlug('Case Studies')).toBe('case-studies');
  expect(toSlug('  Parks & Recreation ')).toBe('parks-recreation');
});

it('interpolates values, and keeps placeholders without a value', () => {
  expect(interpolate('Thank you, {name}. {email}', { name: 'Robin' })).toBe(
    'Thank you, Robin. {email}',
  );
});
