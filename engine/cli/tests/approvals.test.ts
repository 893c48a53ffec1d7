import { expect, it } from 'vitest';
import { toOthers } from '../approvals.ts';

it.each([
  [[], ['a.html says what was approved']],
  [['a.html says'], ['axhtml says', 'a.html says more', 'b/a.html says']],
  [
    ['a (b) [c]', 'd+'],
    ['a b c', 'dd', 'a (b) [c] d+'],
  ],
])('all but %j are approved', (except, others) => {
  const pattern = new RegExp(toOthers(except));
  expect(others.filter((name) => !pattern.test(name))).toEqual([]);
  expect(except.filter((name) => pattern.test(name))).toEqual([]);
});
