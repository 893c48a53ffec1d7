import { describe, expect, it } from 'vitest';
import { findUnsafe, findUnsafeInName } from '../../guard/characters.ts';

describe('marks on a letter', () => {
  it('are as many as a script has', () => {
    for (const word of ['e\u0301', 'a\u0323\u0302', 'ก็้', 'क्ष्म'])
      expect(findUnsafe(word)).toEqual([]);
    expect(findUnsafe(`Z${'\u0301'.repeat(9)}a`)).toEqual([
      expect.objectContaining({ index: 5, sign: '\u0301'.repeat(5) }),
    ]);
  });
});

it('a line break in a name is called by its own number', () => {
  expect(findUnsafeInName('a\nb.svg').map(({ name }) => name)).toEqual([
    'U+000A, a control character',
  ]);
  expect(findUnsafeInName('a b.svg')).toEqual([]);
});
