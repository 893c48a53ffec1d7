import { describe, expect, it } from 'vitest';
import type { TreeNode } from '#site';
import { splitBody } from './split-body.ts';

const heading = (text: string): TreeNode => ['h2', {}, text];
const table = (columns: number): TreeNode => [
  'table',
  {},
  ['thead', {}, ['tr', {}, ...Array.from({ length: columns }, (): TreeNode => ['th', {}, 'a'])]],
];

describe('a text in parts', () => {
  it('has the text before its first heading, and a part for each heading', () => {
    const { intro, runs } = splitBody([
      ['p', {}, 'first'],
      heading('A'),
      ['p', {}, 'a'],
      heading('B'),
    ]);
    expect(intro).toHaveLength(1);
    expect(runs).toEqual([
      { isWide: false, parts: [[heading('A'), ['p', {}, 'a']], [heading('B')]] },
    ]);
  });

  it('has a part with a wide table alone, between those of two columns', () => {
    const { runs } = splitBody([heading('A'), table(3), heading('B'), table(4), heading('C')]);
    expect(runs.map(({ isWide, parts }) => [isWide, parts.length])).toEqual([
      [false, 1],
      [true, 1],
      [false, 1],
    ]);
  });

  it('may have no heading, or nothing at all', () => {
    expect(splitBody([['p', {}, 'only']]).runs).toEqual([]);
    expect(splitBody([])).toEqual({ intro: [], runs: [] });
  });
});
