import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isSame, keepYaml, printFields } from '../keep-yaml.ts';

/** Any values that a form may hold, nested as deeply as in our forms. */
const anyFields = fc.letrec<{ value: unknown; fields: Record<string, unknown> }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.trim()),
    fc.string({ maxLength: 12 }),
    fc.integer(),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('fields'),
  ),
  fields: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), tie('value')),
})).fields;

describe('values written into YAML', () => {
  it.each<[what: string, source: string, next: unknown, expected: string]>([
    ['a word', 'a: one # why\nb: 2\n', { a: 'two', b: 2 }, 'a: two # why\nb: 2\n'],
    ['quotes', `a: 'it'\nb: "x"\n`, { a: 'is', b: 'y: z' }, `a: 'is'\nb: "y: z"\n`],
    ['a text that needs quotes', 'a: one\n', { a: 'one: two' }, 'a: "one: two"\n'],
    ['a text of two lines', 'a: one\nb: 1\n', { a: 'x\ny', b: 1 }, 'a: |-\n  x\n  y\nb: 1\n'],
    ['a block of lines', 'a: |\n  x\n  y\nb: 1\n', { a: 'z', b: 1 }, 'a: z\nb: 1\n'],
    ['a field that goes', 'a: 1\n# of b\nb: 2\n\nc: 3\n', { a: 1, c: 3 }, 'a: 1\n\nc: 3\n'],
    ['an emptied text', 'a: 1\nb: x\n', { a: 1, b: '' }, 'a: 1\n'],
    ['a field that comes', 'a: 1\nc: 3\n', { a: 1, b: [1], c: 3 }, 'a: 1\nb:\n  - 1\nc: 3\n'],
    ['a first field that comes', 'b: 1\nc: 3\n', { a: 1, b: 1, c: 3 }, 'a: 1\nb: 1\nc: 3\n'],
    ['what a form leaves unset', 'a: 1\n', { a: 1, b: false, c: { d: '' }, e: [] }, 'a: 1\n'],
    ['an empty list that a form lacks', 'a: 1\nb: []\n', { a: 2 }, 'a: 2\nb: []\n'],
    [
      'one within a list',
      'a:\n  - b: []\n    c: 1\n',
      { a: [{ c: 2 }] },
      'a:\n  - b: []\n    c: 2\n',
    ],
    ['a choice that is taken back', 'a: true\nb: 1\n', { a: false, b: 1 }, 'a: false\nb: 1\n'],
    ['a field without a value', 'a:\nb: 1\n', { a: 'x', b: 1 }, 'a: x\nb: 1\n'],
    [
      'an item that comes',
      'a:\n  - x # 1\n  - z\n',
      { a: ['x', 'y', 'z'] },
      'a:\n  - x # 1\n  - y\n  - z\n',
    ],
    ['an item that goes', 'a:\n  - x\n  - y\n\nb: 1\n', { a: ['y'], b: 1 }, 'a:\n  - y\n\nb: 1\n'],
    [
      'the first field of an item',
      '- a: 1\n  b: 2\n- b: 3\n',
      [{ b: 2 }, { b: 3 }],
      '- b: 2\n- b: 3\n',
    ],
    [
      'a field of an item',
      '- a: 1\n- a: 2\n',
      [{ a: 1, b: 5 }, { a: 2 }],
      '- a: 1\n  b: 5\n- a: 2\n',
    ],
    ['a list on one line', 'a: [x, y]\n', { a: ['x', 'y', 'z'] }, 'a: [x, y, z]\n'],
    [
      'a group on one line',
      'a: { b: 1, c: x }\n',
      { a: { b: 1, c: 'y, z' } },
      'a: { b: 1, c: "y, z" }\n',
    ],
    [
      'a group on one line whose fields are emptied',
      "a: { b: 1 } # why\nc: 'x'\n",
      { a: { b: '' }, c: 'x' },
      "a: {} # why\nc: 'x'\n",
    ],
    ['an empty list', 'a: []\nb: 1\n', { a: ['x'], b: 1 }, 'a:\n  - x\nb: 1\n'],
    ['a list without its items', 'a:\n  - x\nb: 1\n', { a: [], b: 1 }, 'a: []\nb: 1\n'],
  ])('change only %s', (_, source, next, expected) => {
    expect(keepYaml(source, next)).toBe(expected);
  });

  it('are written into the text that there is, whatever has changed', () => {
    fc.assert(
      fc.property(anyFields, anyFields, (before, after) => {
        const text = keepYaml(printFields(before), after);
        expect(isSame(parse(text), after)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a file that is written in another way than the library prints', () => {
  it.each<[what: string, source: string]>([
    ['blanks at the ends of lines', 'a: one  \nb: two \nc:\n  - x  \n'],
    ['blanks after colons', 'a:   one\nb:     two\n'],
    ['lists below their names', 'b:\n- a: one\n  c: 1\n- a: two\n'],
    ['lists and blanks', 'b:\n- a: one\n  c:  1\n- a: two\n'],
    ['four blanks to a level', 'b:\n    a: one\n    c:\n        d: 2\n'],
    ['distant comments', 'a: one     # why\nb: 1       # not\n# end'],
    ['tabs before comments', 'a: one\nb: 1\t# not\n'],
    ['no line break at its end', 'a: one\nb: 1'],
    ['blank lines', '\n\na: one\n\n\n\nb: 1\n\n\n'],
    ['folded lines', 'a: one\nb: >-\n  x\n  y\nc: "a\n  b"\n'],
    ['a map on one line', 'a: one\nb: {a: 1,c: [ 1,2 ]}\n'],
  ])('keeps its other lines: %s', (_, source) => {
    const next = JSON.parse(JSON.stringify(parse(source)).replace('one', 'uno'));
    const [old, now] = [source, keepYaml(source, next)].map((text) => text.split('\n'));
    expect(now?.length).toBe(old?.length);
    expect(now?.filter((line, at) => line !== old?.[at])).toEqual([expect.stringContaining('uno')]);
  });
});
