import { expect, it } from 'vitest';
import { keepMarkdown } from '../keep-markdown.ts';

/** A source, how a form prints it, what the form prints after an edit, and what is to be saved. */
type Case = [what: string, source: string, printed: string, edited: string, kept: string];

const CASES: Case[] = [
  [
    'the source if nothing was edited',
    'It has \\<3 *parts*.',
    'It has <3 _parts_.',
    'It has <3 _parts_.',
    'It has \\<3 *parts*.',
  ],
  [
    'escapes beside a new word',
    'It has \\<3 parts.',
    'It has <3 parts.',
    'It has just <3 parts.',
    'It has just \\<3 parts.',
  ],
  [
    'no escape of a word that goes',
    'It has \\<3 or \\<4.',
    'It has <3 or <4.',
    'It has <4.',
    'It has \\<4.',
  ],
  [
    'a minus that is no bullet',
    '\\- 5 °C is low.',
    '- 5 °C is low.',
    '- 5 °C is cold.',
    '\\- 5 °C is cold.',
  ],
  [
    'a year that is no number',
    '1986\\. That was it.',
    '1986. That was it.',
    '1986. This was it.',
    '1986\\. This was it.',
  ],
  ['two blanks at the end of a line', 'One  \ntwo', 'One\ntwo', 'One more\ntwo', 'One more  \ntwo'],
  ['no blanks of an end that goes', 'One  \ntwo', 'One\ntwo', 'One two', 'One two'],
  [
    'the sides of a table',
    '| a |\n| --: |\n| 1 |',
    '| a |\n| --- |\n| 1 |',
    '| a |\n| --- |\n| 2 |',
    '| a |\n| --: |\n| 2 |',
  ],
  [
    'blanks of a tight cell',
    '|a|\n|-|\n|b|',
    '| a |\n| --- |\n| b |',
    '| a |\n| --- |\n| b c |',
    '|a|\n|-|\n|b c|',
  ],
  ['the signs of emphasis', 'A *b* c', 'A _b_ c', 'A _b_ d', 'A *b* d'],
  ['no signs of emphasis that goes', 'A *b* c', 'A _b_ c', 'A b c', 'A b c'],
  ['the bullet of its list for an item', '* a\n* b', '- a\n- b', '- a\n- b\n- c', '* a\n* b\n* c'],
  [
    'the indent of its list for an item',
    '- a\n  - b\n- c',
    '- a\n    - b\n- c',
    '- a\n    - b\n    - d\n- c',
    '- a\n  - b\n  - d\n- c',
  ],
  [
    'numbers that are all alike',
    '1. a\n1. b',
    '1. a\n2. b',
    '1. a\n2. c\n3. b',
    '1. a\n1. c\n1. b',
  ],
  ['numbers that count', '1. a\n2. b', '1. a\n2. b', '1. a\n2. c\n3. b', '1. a\n2. c\n3. b'],
  [
    'no blanks of a first word that goes',
    '* a b\n  * c',
    '- a b\n    - c',
    '-  b\n    - c',
    '* b\n  * c',
  ],
  [
    'no blanks of a first word that goes in a quotation',
    '> * a b\n>   * c',
    '> - a b\n>     - c',
    '> -  b\n>     - c',
    '> * b\n>   * c',
  ],
  [
    'what was typed in a new formula',
    'So.',
    'So.',
    'So $$U \\* I^\\*$$ and \\*so\\*.\n\n$$\na \\* b~c\n$$',
    'So $$U * I^*$$ and \\*so\\*.\n\n$$\na * b~c\n$$',
  ],
  [
    'the formulas of its source',
    'So $$a \\* b$$ and $$c * d$$.',
    'So $$a \\* b$$ and $$c \\* d$$.',
    'So $$a \\* b$$ and $$c \\* e$$.',
    'So $$a \\* b$$ and $$c * e$$.',
  ],
  [
    'code that only looks like a formula',
    'So `$$`.',
    'So `$$`.',
    'So `$$` and \\* `$$`.',
    'So `$$` and \\* `$$`.',
  ],
  ['a bullet that became a number', '* a', '- a', '1. a', '1. a'],
  [
    'blocks beside a new one',
    '\\# 1\n\n\\# 2',
    '# 1\n\n# 2',
    '# 1\n\nNew.\n\n# 2',
    '\\# 1\n\nNew.\n\n\\# 2',
  ],
  ['nothing of a block that goes', '\\# 1\n\n\\# 2', '# 1\n\n# 2', '# 1', '\\# 1'],
];

it.each(CASES)('keeps %s', (_, source, printed, edited, kept) => {
  expect(keepMarkdown(source, { printed, edited })).toBe(kept);
});

it('takes a block as the form prints it where the source would say something else', () => {
  const source = 'One \\<3.\n\n*a\nb* c';
  const edited = 'One <3.\n\n\\*a\n\\* c';
  expect(keepMarkdown(source, { printed: 'One <3.\n\n\\*a\nb\\* c', edited })).toBe(
    'One \\<3.\n\n\\*a\n\\* c',
  );
});

it.each([
  ['nobody knows', undefined],
  ['it prints another text', 'Other words.'],
])('keeps words that are the same if %s how the form printed a text', (_, printed) => {
  const source = '\\- 5 °C is low.\n\n\n* It has \\<3 parts.\n* b  \nc';
  const edited = '- 5 °C is low.\n\n- It has <3 signs.\n- b\nc';
  expect(keepMarkdown(source, { printed, edited })).toBe(source.replace('parts', 'signs'));
});

it.each([
  ['- 5 °C is low.', '\\- 5 °C is low.'],
  ['1986. That was it.', '1986\\. That was it.'],
  ['# 4 is **spare**.', '\\# 4 is **spare**.'],
  ['> 60 s is long.', '\\> 60 s is long.'],
])(
  'escapes the beginning of the paragraph %j, which is no item, heading or quotation',
  (line, kept) => {
    const form = { printed: `It: ${line}`, edited: `It:\n\n${line}` };
    const lines = ['It:', line.replaceAll('**', '')];
    expect(keepMarkdown(`It: ${line}`, { ...form, lines })).toBe(`It:\n\n${kept}`);
    expect(keepMarkdown(`It: ${line}`, { ...form, lines: ['It:'] })).toBe(`It:\n\n${line}`);
  },
);
