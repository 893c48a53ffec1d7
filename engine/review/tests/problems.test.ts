import { expect, it } from 'vitest';

import { compareProblems, parseProblems, toTask } from '../problems';
import type { Problem } from '../review-data';

const problem = (message: string, line = 3): Problem => {
  return {
    file: 'content/a.mdx',
    line,
    field: 'title',
    message,
    rule: 'schema',
    severity: 'error',
  };
};

it('tells new problems from mended and old ones, also on another line', () => {
  const { fresh, mended, old } = compareProblems(
    [problem('is empty'), problem('closes what line 3 opens')],
    [problem('closes what line 9 opens', 9), problem('is wrong')],
  );
  expect(fresh).toEqual([problem('is wrong')]);
  expect(mended).toEqual([problem('is empty')]);
  expect(old).toEqual([problem('closes what line 9 opens', 9)]);
});

it('reads what the check printed, also behind other lines', () => {
  const report = JSON.stringify({ version: 1, problems: [problem('is empty')], counts: {} });
  expect(parseProblems(`npm said something\n${report}`)).toEqual([problem('is empty')]);
});

it.each([
  [[], 'Left to do: nothing.'],
  [[problem('is empty')], 'Left to do: mend 1 problem by hand.'],
  [
    [{ ...problem('is wrong'), fix: [{}] }, problem('is empty')],
    'Left to do: take 1 suggested change, mend 1 problem by hand.',
  ],
])('says what is left to do', (fresh, sentence) => {
  expect(toTask({ fresh, mended: [problem('was wrong')], old: [problem('is old')] })).toBe(
    sentence,
  );
});
