import { expect, it } from 'vitest';
import { groupEqual } from '../../messages/group-equal.ts';

it.each([
  ['is empty', 'is empty. The same 2 more times, in lines 5, 9'],
  ['did you mean "a"?', 'did you mean "a"? The same 2 more times, in lines 5, 9'],
])('%j is told once, with the lines of the others', (message, expected) => {
  const found = [3, 5, 9].map((line) => ({ message, line }));
  const grouped = groupEqual(
    found,
    (one) => one.message,
    ({ line }) => line,
  );
  expect(grouped).toEqual([{ message: expected, line: 3 }]);
});
