import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { line, link } from '../fields/index.ts';
import { parseContentFile } from '../read/content-file.ts';
import { checkLostText } from '../rules/lost-text-rule.ts';
import { checkSchema } from '../rules/schema-rule.ts';
import { applyFixes } from './apply-fixes.ts';
import { contentModel } from './site.fixture.ts';

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
  const messages = problems.map(({ line: at, field, message }) => `${at} ${field} ${message}`);
  return { messages, fixed: fixed.slice(4, -5) };
}

describe('a field that nobody knows', () => {
  it.each([
    ['other:\n  alt: A\n  noet: B', 'other:\n  alt: A\n  note: B', '4 other.noet is not a known'],
    ['Title: A', 'title: A', '2 Title is not a known field'],
  ])('is renamed where it is misspelled: %j', (fields, better, message) => {
    const messages = [expect.stringContaining(message)];
    expect(check(fields)).toEqual({ messages, fixed: better });
  });

  it.each([
    ['src: A', ['2 src belongs to image;']],
    [
      'other:\n  alt: A\n  year: 1\n  title: B',
      [
        '4 other.year belongs to the file as a whole; begin its line without spaces in front',
        '5 other.title belongs to the file as a whole;',
      ],
    ],
    ['image:\n  src: A\n  alt: B\n  far-away: C', ['known are src and alt']],
    ['title: A\ntitel: B', ['3 titel is not a known field; did you mean "title"?']],
  ])('is told once, with where it belongs: %j', (fields, parts) => {
    const messages = parts.map((one) => expect.stringContaining(one));
    expect(check(fields)).toEqual({ messages, fixed: fields });
  });
});

describe('a field that has left the group right above it', () => {
  it.each([
    ['image:\n  src: A\nalt: B', 'image:\n  src: A\n  alt: B'],
    ['image:\nsrc: A\nalt: B', 'image:\n  src: A\n  alt: B'],
    [
      'image:\n    src: A\nalt: >\n  B\n\n  C',
      'image:\n    src: A\n    alt: >\n      B\n\n      C',
    ],
    ['other:\n  note: A\nalt: B\ntitle: C', 'other:\n  note: A\n  alt: B\ntitle: C'],
  ])('is moved back: %j', (fields, better) => {
    expect(check(fields).fixed).toBe(better);
  });

  it.each([
    ['image:\n  src: A\ntitle: C\nalt: B'],
    ['image: { src: A }\nalt: B'],
    ['image: A\nalt: B'],
    [`image:\n  src: A\nalt: >${'\n  B'.repeat(9)}`],
  ])('stays where that is not what somebody slipped with: %j', (fields) => {
    expect(check(fields).fixed).toBe(fields);
  });
});

describe('what stands behind " #"', () => {
  it.each([
    ['title: Ring #1 of 3', 'title: "Ring #1 of 3"'],
    ['title: Ring\t#1 of 3', 'title: "Ring\t#1 of 3"'],
    ['lines: \n  - A\n  - Ring #2 "b"', 'lines: \n  - A\n  - \'Ring #2 "b"\''],
    ['other:\n  alt: A\n  note: B  #3', 'other:\n  alt: A\n  note: "B  #3"'],
  ])('is kept by quotation marks: %j becomes %j', (fields, better) => {
    const { messages, fixed } = check(fields);
    expect(messages).toHaveLength(1);
    expect(fixed).toBe(better);
  });

  it('may be all of the text', () => {
    expect(check('title: #1 of 3').fixed).toBe('title: "#1 of 3"');
  });

  it('may be a remark, which is left to its author', () => {
    const messages = 'is followed by "# ask Ines", which no reader sees';
    const report = check('title: Ring # ask Ines');
    expect(report.messages).toEqual([expect.stringContaining(messages)]);
    expect(report.fixed).toBe('title: Ring # ask Ines');
  });

  it.each(['to: /a #1', 'year: 5 #1', 'title: "Ring" #1', 'title: Ring#1', '# a #b\ntitle: A'])(
    'is no text in %j',
    (fields) => {
      expect(check(fields).messages).toEqual([]);
    },
  );
});
