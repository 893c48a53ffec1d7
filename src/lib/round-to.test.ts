import { expect, it } from 'vitest';
import { roundTo } from './round-to.ts';

it('rounds to so many decimals', () => {
  expect([roundTo(1.25, 1), roundTo(19.996, 2), roundTo(12.000000000000002, 6)]).toEqual([
    1.3, 20, 12,
  ]);
});
