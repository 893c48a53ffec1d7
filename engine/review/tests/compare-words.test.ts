import { describe, expect, it } from 'vitest';

import { compareBlocks, compareWords } from '../compare-words';

const blocks = (...texts: string[]) => texts.map((text) => ({ text, label: 'Here' }));

describe('the difference of two texts', () => {
  it('is read by whole words, those that went before those that came', () => {
    expect(
      compareWords('one instrument does both jobs', 'one instrument does two good jobs'),
    ).toEqual([
      { kind: 'same', text: 'one instrument does ' },
      { kind: 'out', text: 'both ' },
      { kind: 'in', text: 'two good ' },
      { kind: 'same', text: 'jobs' },
    ]);
  });

  it('shows a number whole', () => {
    expect(compareWords('class 0.2S', 'class 0.5S')).toEqual([
      { kind: 'same', text: 'class ' },
      { kind: 'out', text: '0.2S' },
      { kind: 'in', text: '0.5S' },
    ]);
  });

  it('leaves out what stands far from it', () => {
    const long = 'word '.repeat(60);
    const [first] = compareWords(`${long}old`, `${long}new`);
    expect(first?.text).toMatch(/^… (word ){12}$/);
  });

  it('keeps the order of the page, with paragraphs that came and went', () => {
    const changes = compareBlocks(
      blocks('First', 'The second paragraph is here', 'Gone for ever, as it is said of things'),
      blocks('First', 'The second paragraph is there', 'Last'),
    );
    expect(changes.map(({ pieces }) => pieces.map(({ kind, text }) => [kind, text]))).toEqual([
      [
        ['same', 'The second paragraph is '],
        ['out', 'here'],
        ['in', 'there'],
      ],
      [['in', 'Last']],
      [['out', 'Gone for ever, as it is said of things']],
    ]);
  });

  it('is empty where nothing differs', () => {
    expect(compareBlocks(blocks('Same'), blocks('Same'))).toEqual([]);
  });

  it('gives up on texts that have nothing in common, and shows both', () => {
    const text = (seed: string) => Array.from({ length: 3000 }, (_, n) => `${seed}${n}`).join(' ');
    expect(compareWords(text('a'), text('b')).map(({ kind }) => kind)).toEqual(['out', 'in']);
  });
});
