import { expect, it } from 'vitest';

import { count, toPhoneLink } from '../wording/text.ts';

it('dials the digits of a printed number', () => {
  expect(toPhoneLink('+1 (555) 010-0142')).toBe('tel:+15550100142');
});

it('counts things as people do', () => {
  const texts = [0, 1, 2, 3000].map((number) => count(number, 'item'));
  expect(texts).toEqual(['0 items', '1 item', '2 items', '3,000 items']);
});
