import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { line, link } from '../fields';
import { contentModel } from '../model';
import { parseContentFile } from '../read/content-file';
import { checkLostText } from '../rules/lost-text-rule';
import { checkSchema } from '../rules/schema-rule';
import { applyFixes } from './apply-fixes';

const schema = z.strictObject({
  title: line(40).optional(),
  to: link.optional(),
  lines: z.array(line(40)).optional(),
  year: z.int().optional(),
  image: z.strictObject({ src: z.string(), alt: z.string() }).optional(),
  other: z.strictObject({ alt: z.string(), note: line(40).optional() }).optional(),
});

/** What is reported about fields, and the fields as `--fix` leaves them. */
function check(fields: string) {
  const source = `---\n${fields}\n---\n`;
  const file = parseContentFile(contentModel, 'content/insights/x.mdx', source);
  const problems = [...checkSchema(file, schema), ...checkLostText(file, schema)];
  const fixed = applyFixes(source, problems);
  const words = problems.map(({ line: at, field, message }) => `${at} ${field} ${message}`);
  return { words, fixed: fixed.slice(4, -5) };
}

describe('a field that nobody knows', () => {
  it.each([
    ['other:\n  alt: A\n  noet: B', 'other:\n  alt: A\n  note: B', '4 other.noet is not a known'],
    ['Title: A', 'title: A', '2 Title is not a known field'],
  ])('is renamed where it is misspelled: %j', (fields, better, words) => {
    const told = [expect.stringContaining(words)];
    expect(check(fields)).toEqual({ words: told, fixed: better });
  });

  it.each([
    ['src: A', ['2 src belongs to image;', '2 image.alt is missing;']],
    ['image:\n  src: A\nalt: B', ['4 alt belongs to image;']],
    ['other:\n  note: A\nalt: B', ['4 alt belongs to other;']],
    [
      'other:\n  alt: A\n  year: 1\n  title: B',
      [
        '4 other.year and title belong to the file as a whole, not to other; begin their lines without spaces in front',
      ],
    ],
    ['image:\n  src: A\n  alt: B\n  far-away: C', ['delete it, or write it as one of src and alt']],
    ['title: A\ntitel: B', ['3 titel is not a known field; did you mean "title"?']],
  ])('is told once, with where it belongs: %j', (fields, words) => {
    const told = words.map((one) => expect.stringContaining(one));
    expect(check(fields)).toEqual({ words: told, fixed: fields });
  });
});

describe('what stands behind " #"', () => {
  it.each([
    ['title: Ring #1 of 3', 'title: "Ring #1 of 3"'],
    ['title: Ring\t#1 of 3', 'title: "Ring\t#1 of 3"'],
    ['lines: \n  - A\n  - Ring #2 "b"', 'lines: \n  - A\n  - \'Ring #2 "b"\''],
    ['other:\n  alt: A\n  note: B  #3', 'other:\n  alt: A\n  note: "B  #3"'],
    ['title: #1 of 3', 'title: "#1 of 3"'],
  ])('is kept by quotation marks: %j becomes %j', (fields, better) => {
    const { words, fixed } = check(fields);
    expect(words).toHaveLength(1);
    expect(fixed).toBe(better);
  });

  it.each([
    ['title: Ring # ask Ines', 'is followed by "# ask Ines", which no reader sees'],
    ['title: # ask Ines', 'is empty, because everything behind " #" is a remark'],
  ])('may be a remark, which is left to its author: %j', (fields, words) => {
    const said = check(fields);
    expect(said.words).toEqual([expect.stringContaining(words)]);
    expect(said.fixed).toBe(fields);
  });

  it.each(['to: /a #1', 'year: 5 #1', 'title: "Ring" #1', 'title: Ring#1', '# a #b\ntitle: A'])(
    'is no text in %j',
    (fields) => {
      expect(check(fields).words).toEqual([]);
    },
  );
});

describe('a comma that ends a text between brackets', () => {
  it.each([
    [
      'other: { alt: B, note: A, C and D }',
      'other: { alt: B, note: "A, C and D" }',
      '2 other.note has a comma inside its text',
    ],
    [
      'other: { note: A+, 2, alt: B }',
      'other: { note: "A+, 2", alt: B }',
      '2 other.note has a comma inside its text',
    ],
    [
      'lines: [A, Saves 1,000 kWh, B]',
      'lines: [A, "Saves 1,000 kWh", B]',
      '2 lines.1 has a comma inside its text',
    ],
  ])('is told with the text as it was meant: %j', (fields, better, words) => {
    const { words: found, fixed } = check(fields);
    expect(found).toContainEqual(expect.stringContaining(words));
    expect(fixed).toBe(better);
  });

  it.each([
    'lines: [A 1, 100 B]',
    'lines: [A 1,100]',
    'lines: ["A 1",100 B]',
    'other: { alt: B, note: "A" }',
    'other:\n  alt: B, C',
  ])('is none in %j', (fields) => {
    expect(check(fields).words.filter((one) => one.includes('comma'))).toEqual([]);
  });
});
