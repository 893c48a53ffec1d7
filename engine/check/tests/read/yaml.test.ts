import { describe, expect, it } from 'vitest';
import { parseContentFile } from '../../read/content-file.ts';
import { checkYaml } from '../../rules/syntax-rule.ts';
import { applyFixes } from '../apply-fixes.ts';
import { contentModel } from '../site.fixture.ts';
import { toLine } from '../to-line.ts';

/** What is reported about a file, the values that were meant, and the file as `--fix` leaves it. */
function check(source: string, path = 'content/insights/x.mdx') {
  const file = parseContentFile(contentModel, path, source);
  const problems = checkYaml(file);
  const fixed = applyFixes(source, problems);
  const lines = problems.map((one) => toLine(one).replace(`${path}:`, ''));
  return { lines, fixed, data: file.data, unreadable: file.unreadable };
}

const between = (fields: string) => `---\n${fields}\n---\n`;

describe('fields that cannot be read', () => {
  it.each([
    ['a:\n  b: 1\n c: 2', 'a:\n  b: 1\nc: 2', '4:1  c begins with 1 space, but the fields'],
    ['a:\n  - b\n - c', 'a:\n  - b\n  - c', '4:1  this file begins with 1 space'],
    [' a: 1\nb: 2', 'a: 1\nb: 2', '2:1  a begins with 1 space'],
    ['a: [b,\nc: 1', 'a: [b]\nc: 1', '2:4  a opens a list with ['],
    ['a: "b “c”\nd: 1', 'a: "b “c"\nd: 1', '2:4  a opens a quotation mark (")'],
    ["a: 'b “c” d\ne: 1", 'a: "b “c” d"\ne: 1', "2:4  a opens a quotation mark (')"],
    ["a: 'b' c", 'a: "\'b\' c"', "2:4  a goes on behind the closing quotation mark (')"],
    ['a: "it\'s "b""', "a: 'it''s \"b\"'", '2:4  a has quotation marks inside quotation marks'],
    ["a: 'it''s Ada's'", 'a: "it\'s Ada\'s"', '2:4  a has an apostrophe'],
    ['a: b:', 'a: "b:"', '2:4  a has a colon inside its text'],
    ['- a: b: c\n- d: 1', '- a: "b: c"\n- d: 1', '2:6  a has a colon inside its text'],
    ['- - b: c: d', '- - b: "c: d"', '2:8  b has a colon inside its text'],
    ...['&b c', '!!str b', '% b', '`b`', '> b', '? b', ', b', '}b', '| b'].map((value) => [
      ...[`a: ${value}`, `a: "${value}"`, `2:4  a begins with ${value[0]}, which has a meaning`],
    ]),
    ['a: {b\nc: 1', 'a: "{b"\nc: 1', '2:4  a begins with {'],
    ['a: «b: c', 'a: "b: c"', '2:4  a is written in curly quotation marks'],
    ['a:b\nc: 1', 'a: b\nc: 1', '2:1  a needs a space behind the colon'],
    ['a\nc: 1', 'a:\nc: 1', '2:1  a has no colon behind its name; write "a:"'],
    ['\ta: 1', '  a: 1', '2:1  this file begins a line with a tab; use two spaces'],
    ['a:\n\tb: 1\n\tc: 2\n \td: 3', 'a:\n  b: 1\n  c: 2\n   d: 3', 'here and in 2 more lines; use'],
    ['a: - 40 to 50', 'a: "- 40 to 50"', '2:4  a begins with -, which has a meaning'],
    ['a: -\nb: 1', 'a: "-"\nb: 1', '2:4  a begins with -, which has a meaning'],
    ['c: 1\n/a:/b', 'c: 1\n/a: /b', '3:1  /a needs a space behind the colon'],
    [
      'a: { b: c: d, e: f }',
      'a: { b: "c: d", e: f }',
      '2:4  a has a colon inside a text, which reads like a new field; put the text between',
    ],
    [
      '- { b: c, e: d }\n- { b: c e: d }',
      '- { b: c, e: d }\n- { b: c, e: d }',
      '3:3  this file lacks a comma in front of "e"; write it: { b: c, e: d }',
    ],
    ['a: { b: c', 'a: { b: c }', '2:4  a opens a group with { that is never closed; add }'],
    [
      'a:\n  - b c\n  d e\n  - f',
      'a:\n  - b c\n  - d e\n  - f',
      '4:3  this file has no hyphen in front, as the points beside it have; write "- " in front of it',
    ],
    [
      'a:\n  - { b: 1 }\n  { b: 2 }',
      'a:\n  - { b: 1 }\n  - { b: 2 }',
      '4:3  this file has no hyphen in front',
    ],
    [
      'a: What one year of switching has\ntaught us, with\nreadings.\nb: 1',
      'a: What one year of switching has\n  taught us, with\n  readings.\nb: 1',
      '3:1  this file has a line that goes on with the text above it; write the whole text on one line, or begin this one with 2 spaces',
    ],
    [
      'a: "What one year has\ntaught us: much."\nb: 1',
      'a: "What one year has\n  taught us: much."\nb: 1',
      '3:1  this file has a line that goes on with the text above it',
    ],
    [
      'a: What one year of switching has taught us\nreadTime 5',
      'a: What one year of switching has taught us\nreadTime: 5',
      '3:1  readTime has no colon behind its name',
    ],
  ])('%j are fixed as %j', (fields, better, message) => {
    const { lines, fixed } = check(between(fields));
    expect(lines[0]).toContain(message);
    expect(fixed).toBe(between(better));
  });

  it.each([
    [
      '[',
      '2:1  this file cannot be read from this line on: a bracket or a quotation mark is opened and never closed',
    ],
    [
      'a: b\n...\nc: d',
      '4:1  c cannot be read from this line on: three dots or three hyphens end the frontmatter',
    ],
    [
      '- a\nb: c',
      '3:1  b cannot be read from this line on: compare it with the same field of a neighboring file',
    ],
    [
      'c: 1\n/a -> /b',
      '3:1  this file cannot be read from this line on: compare it with the same field',
    ],
    ['a: "b\\d"', '2:1  a cannot be read from this line on: compare it'],
  ])('%j are left where nobody can guess', (fields, message) => {
    const { lines, fixed, data } = check(between(fields));
    expect(lines).toEqual([expect.stringContaining(message)]);
    expect(fixed).toBe(between(fields));
    expect(data).toBeUndefined();
  });

  it('are reported but not fixed where a later one is past guessing', () => {
    const fields = 'a: b: c\nd: [\ne: ]x[';
    const { lines, fixed } = check(between(fields));
    expect(lines).toEqual([
      expect.stringContaining('2:4  a has a colon inside its text'),
      expect.stringContaining(
        '4:1  e cannot be read from this line on: fields that belong together',
      ),
    ]);
    expect(fixed).toBe(between(fields));
  });

  it('are told one by one, twelve of them at most', () => {
    const fields = Array.from({ length: 14 }, (_, at) => `a${at}: b: c`).join('\n');
    expect(check(between(fields)).lines).toHaveLength(12);
  });

  it.each([
    'a: b" c',
    "a: it's",
    'a: |\n  b: c',
    'a: >-\n  b: c',
    'a: |2+\n   b',
    'a: ?b',
    'a: “b”',
    'a: b\n  c',
  ])('are others than %j', (fields) => {
    expect(check(between(fields)).lines).toEqual([]);
  });
});

describe('a field that stands twice', () => {
  it.each([
    ['a: 1\na: 2', '3:1  a stands twice here, the first time 1 line above'],
    ['a: 1\nb: 2\nc: 3\na: 4', '5:1  a stands twice here, the first time 3 lines above'],
    ['- b: 1\n  b: 2', '3:3  b stands twice here, the first time 1 line above; keep one'],
    ['a:\n  b: 1\n  b: 2', '4:3  b stands twice here'],
  ])('is told: %j', (fields, message) => {
    expect(check(between(fields)).lines).toEqual([expect.stringContaining(message)]);
  });

  it('is none where it stands in two groups', () => {
    expect(check(between('a:\n  c: 1\nb:\n  c: 2\nd: [{c: 1}, {c: 2}]')).lines).toEqual([]);
  });
});

describe('the fences around the fields', () => {
  it.each([
    [' \n\n---\na: 1\n---\nb', '---\na: 1\n---\nb', '1:1  this file begins with 2 empty lines'],
    ['---\na: 1\n — \nb', '---\na: 1\n---\nb', '3:1  this file has "—" where the frontmatter'],
    [
      '---\na: 1\n\n# b\nc: 2\n\n## D',
      '---\na: 1\n\n# b\nc: 2\n---\n\n## D',
      '5:1  c is the last line of the frontmatter',
    ],
    [
      '---\na:\n\n- b\n\nc: 2\n\n  \nText',
      '---\na:\n\n- b\n\nc: 2\n---\n\n  \nText',
      '6:1  c is the last line of the frontmatter',
    ],
    ['---\na: 1\n\n\n', '---\na: 1\n---\n\n\n', '2:1  a is the last line of the frontmatter'],
    ['---', '---\n---', '1:1  this file is the last line of the frontmatter'],
    ['---\r\na: 1\r\n\r\nText', '---\r\na: 1\r\n---\r\n\r\nText', '2:1  a is the last line'],
    ['\n\na: 1', '\n\n---\na: 1', '3:1  this file must start with frontmatter'],
    ['"a": 1', '---\n"a": 1', '1:1  this file must start with frontmatter'],
    [
      '```yaml\n\n---\na: 1\n---\nb',
      '---\na: 1\n---\nb',
      '1:1  this file has "```yaml" above its fields; delete what stands above ---',
    ],
    [
      '\nHere it is:\n\n---\na: 1\n---\nb',
      '\nHere it is:\n\n---\na: 1\n---\nb',
      '2:1  this file has "Here it is:" above its fields; delete what stands above ---',
    ],
    ['a = 1', '---\na = 1', '1:1  this file must start with frontmatter'],
    ['', '', '1:1  this file must start with frontmatter between two lines of ---; copy it'],
    ['\uFEFF\n---\na: 1\n---\n', '---\na: 1\n---\n', '1:1  this file begins with an invisible'],
  ])('of %j are fixed as %j', (source, better, message) => {
    const { lines, fixed } = check(source);
    expect(lines[0]).toContain(message);
    expect(fixed).toBe(better);
  });

  it.each(['---\na: 1\n---  \n--\n***\n', '---\n---\n', '---\n\na: 1\n\n\n# b\n---\n'])(
    'of %j are right',
    (source) => {
      expect(check(source).lines).toEqual([]);
    },
  );

  it('are none in a file of YAML', () => {
    expect(check('a: 1\n', 'content/site.yaml')).toMatchObject({ lines: [], data: { a: 1 } });
    expect(check('', 'content/site.yaml').lines).toEqual([]);
  });
});

describe('characters that cannot be read', () => {
  it('are told once', () => {
    expect(check(`${between('a: \uFFFD')}b \uFFFD`).lines).toEqual([
      expect.stringContaining(
        '2:4  this file has 2 characters that cannot be read, the first of them here',
      ),
    ]);
    expect(check(between('\uFFFD: b')).lines).toEqual([
      expect.stringContaining('2:1  this file has a character that cannot be read'),
    ]);
  });
});

describe('what makes a whole file unreadable', () => {
  it.each([
    [`${between('a: 1')}<<<<<<<\r\n=======\r\n>>>>>>>\r\n`, 4, 'from here to line 6 stand two'],
    ['a\n||||||| b', 2, 'has "||||||| b", the rest of a conflict of Git'],
    ['>>>>>>> a\n<<<<<<< b', 1, 'has ">>>>>>> a", the rest of a conflict of Git'],
    ['a\0b\0c', 1, 'is saved as UTF-16'],
    ['\uFFFD\uFFFD\0a\0', 1, 'is saved as UTF-16'],
  ])('is told: %j', (source, line, message) => {
    const { unreadable } = check(source);
    expect(unreadable?.message).toContain(message);
    expect(unreadable?.range.line).toBe(line);
  });

  it.each(['<<<<<<<a', ' <<<<<<< a', 'a\n=======\nb', 'a\0b'])('is not %j', (source) => {
    expect(check(source).unreadable).toBeUndefined();
  });
});
