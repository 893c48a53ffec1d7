import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNode, parse, parseDocument } from 'yaml';
import { splitFrontmatter } from '#check/read/split-frontmatter';
import { isSame, keepYaml, printFields } from '../keep-yaml.ts';

const CONTENT = join(import.meta.dirname, '../../../tests/site/content');
type Path = string[];

interface Part {
  path: Path;
  value: unknown;
}

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

describe.each(listYaml())('in %s', (_, source, firsts) => {
  const values: unknown = parse(source);

  it('each value that is changed changes one line', () => {
    for (const { path, value } of firsts.filter(({ value }) => !isGroup(value))) {
      const next = change(values, path, toOther(value));
      const text = keepYaml(source, next);
      const lines = countChanged(source, text);
      expect({ path, value: parse(text), lines }).toEqual({ path, value: next, lines: 1 });
    }
  });

  it('a list that grows or shrinks leaves the lines around it', () => {
    for (const { path, value } of listFields(values)) {
      if (!Array.isArray(value) || value.length < 2) continue;
      const [above, below] = splitAround(source, path);
      for (const other of [value.slice(1), [...value, value[0]]]) {
        const next = change(values, path, other);
        const text = keepYaml(source, next);
        expect({ path, value: parse(text) }).toEqual({ path, value: next });
        expect([text.slice(0, above.length), text.slice(-below.length)]).toEqual([above, below]);
      }
    }
  });

  it('a field that is taken away and put back says what it said', () => {
    for (const { path } of listFields(values).filter(({ path }) => path.length === 1)) {
      const without = keepYaml(source, change(values, path, undefined));
      expect(isSame(parse(keepYaml(without, values)), values)).toBe(true);
    }
  });
});

/** The YAML of the sample site's files, with the fields that no earlier file in its folder has. */
function listYaml(): [file: string, source: string, firsts: Part[]][] {
  const seen = new Set<string>();
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' });
  return files.toSorted().flatMap((file) => {
    if (!/\.(mdx|yaml)$/.test(file)) return [];
    const text = readFileSync(join(CONTENT, file), 'utf8');
    const yaml = splitFrontmatter(text)?.yaml ?? text;
    const firsts = listFields(parse(yaml)).filter(({ path }) => {
      const field = join(dirname(file), toField(path));
      return !seen.has(field) && seen.add(field);
    });
    return firsts.length > 0 ? [[file, yaml, firsts]] : [];
  });
}

/** Each field of a file with its value; in a list, that of the last item that has the field. */
function listFields(values: unknown): Part[] {
  const byField = listParts(values, []).map((part): [string, Part] => [toField(part.path), part]);
  return [...new Map(byField).values()];
}

/** The field at a path, whichever item of a list it is in. */
function toField(path: Path): string {
  return path.join('.').replace(/\b\d+\b/g, '*');
}

/** Every value, group and list of a file, with its path. */
function listParts(value: unknown, path: Path): Part[] {
  const inner = isGroup(value) ? Object.entries(value) : [];
  const own = path.length === 0 && !Array.isArray(value) ? [] : [{ path, value }];
  return [...own, ...inner.flatMap(([name, part]) => listParts(part, [...path, name]))];
}

/** The text before and after the lines of a list. */
function splitAround(source: string, path: Path): [above: string, below: string] {
  const node = parseDocument(source).getIn(path, true);
  const [start, end] = (isNode(node) && node.range) || [0, 0];
  const last = source.slice(0, end).trimEnd().length;
  return [source.slice(0, source.lastIndexOf('\n', start) + 1), source.slice(last)];
}

/** A copy of the values, with the one at a path replaced or removed. */
function change(values: unknown, [name, ...rest]: Path, other: unknown): unknown {
  if (name === undefined || !isGroup(values)) return other;
  const inner = change(Object.entries(values).find(([key]) => key === name)?.[1], rest, other);
  if (Array.isArray(values)) return values.with(Number(name), inner);
  return Object.fromEntries(
    Object.entries({ ...values, [name]: inner }).filter(([, value]) => value !== undefined),
  );
}

function toOther(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : `${value} and: "more", \u2013 it's #1`;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function countChanged(before: string, after: string): number {
  const [old, now] = [before.split('\n'), after.split('\n')];
  if (old.length !== now.length) return Math.abs(old.length - now.length) + 1;
  return old.filter((line, at) => line !== now[at]).length;
}

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
