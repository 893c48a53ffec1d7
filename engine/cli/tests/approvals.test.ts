import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { APPROVED, toOthers } from '../approvals.ts';

it('the tests are those of npm run approve', () => {
  const file = join(import.meta.dirname, '../../../package.json');
  const { scripts } = JSON.parse(readFileSync(file, 'utf8'));
  expect(scripts.approve).toContain(`vitest run ${APPROVED.join(' ')} --update`);
});

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
