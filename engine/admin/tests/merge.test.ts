import { describe, expect, it } from 'vitest';
import { mergeTexts, mergeValues } from '../merge.ts';

describe('fields that two people changed', () => {
  const old = { title: 'A', seo: { title: 'B' }, stats: [{ n: 1 }, { n: 2 }], list: ['a'] };

  it.each([
    ['other fields', { title: 'A2' }, { list: ['a', 'b'] }, { title: 'A2', list: ['a', 'b'] }],
    ['the same field alike', { title: 'A2' }, { title: 'A2' }, { title: 'A2' }],
    [
      'a field that the other left empty',
      { title: 'A2', note: '' },
      { draft: true },
      { title: 'A2', draft: true, note: undefined },
    ],
    [
      'other items',
      { stats: [{ n: 3 }, { n: 2 }] },
      { stats: [{ n: 1 }, { n: 4 }] },
      { stats: [{ n: 3 }, { n: 4 }] },
    ],
  ])('are joined if these are %s', (_, ours, theirs, both) => {
    expect(mergeValues(old, { ...old, ...ours }, { ...old, ...theirs })).toEqual({
      value: { ...old, ...both },
      conflicts: [],
    });
  });

  it('are named if they are the same', () => {
    const ours = { ...old, seo: { title: 'C' }, stats: [{ n: 3 }, { n: 2 }], list: ['b'] };
    const theirs = { ...old, seo: { title: 'D' }, stats: [{ n: 4 }, { n: 2 }], list: ['a', 'c'] };
    expect(mergeValues(old, ours, theirs).conflicts).toEqual(['seo.title', 'stats.0.n', 'list']);
  });
});

describe('a text that two people changed', () => {
  it.each([
    ['One.\nTwo.', 'One!\nTwo.', 'One.\nTwo!', 'One!\nTwo!'],
    ['One.\n\nTwo.', 'One.\n\nNew.\n\nTwo.', 'One.\n\nTwo. More.', 'One.\n\nNew.\n\nTwo. More.'],
    ['One.', 'Two.', 'Two.', 'Two.'],
    ['One.', 'One.', 'Two.', 'Two.'],
  ])('is joined', (old, ours, theirs, both) => {
    expect(mergeTexts(old, ours, theirs)).toBe(both);
  });

  it.each([
    ['One.', 'Two.', 'Three.'],
    ['One two three.', 'One 2 three.', 'One two 3.'],
    ['One.', 'One.\n\nTwo.', 'One.\n\nThree.'],
  ])('is not joined if they changed the same line', (old, ours, theirs) => {
    expect(mergeTexts(old, ours, theirs)).toBeUndefined();
  });
});
