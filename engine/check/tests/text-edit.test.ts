import { expect, it } from 'vitest';
import { applyEdits } from '../read/text-edit.ts';

const at = (start: number, end: number, text: string) => ({ start, end, text });

it.each([
  ['nothing', [], 'abcdef'],
  ['pieces in any order', [at(4, 5, 'E'), at(0, 2, 'AB!')], 'AB!cdEf'],
  ['pieces that touch', [at(0, 2, ''), at(2, 4, 'X')], 'Xef'],
  ['its end', [at(6, 6, 'g')], 'abcdefg'],
  ['one place twice, in their order', [at(3, 3, '1'), at(3, 3, '2')], 'abc12def'],
])('edits replace %s', (_, edits, text) => {
  const given = [...edits];
  expect(applyEdits('abcdef', given)).toBe(text);
  expect(given).toEqual(edits);
});
