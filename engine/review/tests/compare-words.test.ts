import { describe, expect, it } from 'vitest';

import { compareBlocks, compareWords } from '../compare-words.ts';

const blocks = (...texts: string[]) => texts.map((text) => ({ text, label: 'Here' }));

describe('the difference of two texts', () => {
  it('compares whole words, removed ones before added ones', () => {
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
    expect(changes.map(({ segments }) => segments.map(({ kind, text }) => [kind, text]))).toEqual([
      [
        ['same', 'The second paragraph is '],
        ['out', 'here'],
        ['in', 'there'],
      ],
      [['in', 'Last']],
      [['out', 'Gone for ever, as it is said of things']],
    ]);
  });

  it('leaves out what lies between two differences, and behind the last', () => {
    const long = Array.from({ length: 60 }, (_, at) => `w${at} `).join('');
    const texts = compareWords(`a ${long}b ${long}`, `x ${long}y ${long}`).map(({ text }) => text);
    const [start, end] = [long.split(/(?<=\s)/).slice(0, 12), long.split(/(?<=\s)/).slice(48, 60)];
    expect(texts).toEqual([
      ...['a ', 'x ', `${start.join('')}… ${end.join('')}`, 'b ', 'y '],
      `${start.join('')}… `,
    ]);
  });

  it.each([
    [26, true],
    [27, false],
  ])('shows all of %i words between two differences: %s', (count, isWhole) => {
    const same = Array.from({ length: count }, (_, at) => `w${at} `).join('');
    const segments = compareWords(`a ${same}b`, `x ${same}y`);
    expect(segments.some(({ text }) => text === same)).toBe(isWhole);
  });

  it('takes spaces for no difference', () => {
    expect(compareWords('one  two\nthree four', 'one two three five')).toEqual([
      { kind: 'same', text: 'one two three ' },
      { kind: 'out', text: 'four' },
      { kind: 'in', text: 'five' },
    ]);
  });

  it.each([
    ['labels', 'Get in touch', 'Call', 1],
    ['texts with a third of their words in common', 'a b c d e f', 'a b 3 4 5 6', 1],
    ['texts with fewer in common', 'a b c d e f', 'a 2 3 4 5 6', 2],
    ['a label and a text', 'Call us', 'We are here for you at night', 2],
  ])('sets %s against each other, or apart', (_, before, after, count) => {
    expect(compareBlocks(blocks(before), blocks(after))).toHaveLength(count);
  });

  it('names what differs by what it stands under now, else by what it stood under', () => {
    const labelOf = (before: string[], after: string[]) => {
      const toBlocks = (labels: string[], text: string) => labels.map((label) => ({ text, label }));
      return compareBlocks(toBlocks(before, 'Old'), toBlocks(after, 'New'))[0]?.label;
    };
    expect(labelOf(['Was'], ['Is'])).toBe('Is');
    expect(labelOf(['Was'], [''])).toBe('Was');
    expect(labelOf(['Was'], [])).toBe('Was');
    expect(labelOf([''], [])).toBe('Top of the page');
  });

  it('keeps what was removed in front of what replaced it', () => {
    const [gone, kept] = [
      'This paragraph goes away for good',
      'The second one stays as it is here',
    ];
    const rows = compareBlocks(blocks(gone, kept), blocks(`${kept} and now`));
    expect(rows.map(({ segments }) => segments.map(({ kind }) => kind).join())).toEqual([
      'out',
      'same,in',
    ]);
  });

  it('is empty where nothing differs', () => {
    expect(compareBlocks(blocks('Same'), blocks('Same'))).toEqual([]);
  });

  it('shows both texts whole where they have nothing in common', () => {
    const text = (seed: string) => Array.from({ length: 3000 }, (_, n) => `${seed}${n}`).join(' ');
    expect(compareWords(text('a'), text('b')).map(({ kind }) => kind)).toEqual(['out', 'in']);
  });
});
