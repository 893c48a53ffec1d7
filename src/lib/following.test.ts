import { expect, it } from 'vitest';
import { following } from './following.ts';

const entries = ['a', 'b', 'c', 'd'];

it.each([
  ['a', 2, ['b', 'c']],
  ['c', 2, ['d', 'a']],
  ['d', 9, ['a', 'b', 'c']],
])('after %s, %i entries are %o', (entry, count, expected) => {
  expect(following(entries, entry, count)).toEqual(expected);
});
