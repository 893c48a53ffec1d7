import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as fields from '../../fields/index.ts';
import { parseContentFile } from '../../read/content-file.ts';
import { checkSchema } from '../../rules/schema-rule.ts';
import { applyFixes } from '../apply-fixes.ts';
import { contentModel } from '../site.fixture.ts';

/** What is reported about the fields of a file, and the fields as `--fix` leaves them. */
function say(yaml: string, schema: z.ZodType) {
  const source = `---\n${yaml}\n---\n`;
  const file = parseContentFile(contentModel, 'content/insights/x.mdx', source);
  const problems = checkSchema(file, schema);
  const fixed = applyFixes(source, problems);
  return { message: problems.map(({ message }) => message).join(' / '), fixed: fixed.slice(4, -5) };
}

const schema = z.strictObject({
  text: fields.line(10).optional(),
  plain: z.string().optional(),
  day: fields.dayThat('published').optional(),
  count: z.int().min(1).max(9).optional(),
  least: z.number().min(0).optional(),
  above: z.number().positive().optional(),
  below: z.number().lt(5).optional(),
  whole: z.int().min(1).optional(),
  most: z.number().max(5).optional(),
  on: z.boolean().optional(),
  items: fields.list(fields.line(8), 1, 2, 'the bar holds so many').optional(),
  pairs: z.array(z.string()).min(2).optional(),
  mail: z.email().optional(),
  action: fields.action.optional(),
  by: z.record(z.string(), z.string()).optional(),
});

describe('a value that --fix can fix', () => {
  it.each([
    ['plain: false', 'plain: "false"'],
    ['plain: 1.10', 'plain: "1.10"'],
    ['plain: 0800', 'plain: "0800"'],
    ['plain: +40', 'plain: "+40"'],
    ['plain: True', 'plain: "True"'],
    ['items: [1.0]', 'items: ["1.0"]'],
    ['whole: 4,000', 'whole: 4000'],
    ['whole: 4,000,000 lm', 'whole: 4000000'],
    ['least: 27,3%', 'least: 27.3'],
    ['least: 27.35 %', 'least: 27.35'],
    ['count: "07"', 'count: 7'],
    ['count: about 3 kg', 'count: 3'],
    ...['yes', 'Y', 'on', '"True"', '1', 'ja'].map((word) => [`on: ${word}`, 'on: true']),
    ...['No', 'n', 'off', '"False"', '0', 'nein'].map((word) => [`on: ${word}`, 'on: false']),
    ['items: a,b,  c', 'items: [a, b, c]'],
    ['pairs: a,b,c,d,e,f', 'pairs: [a, b, c, d, e, f]'],
    ['text: " a "', 'text: "a"'],
    ['mail: " a@b.example"', 'mail: "a@b.example"'],
    ['items: [a, 5]', 'items: [a, "5"]'],
  ])('%s becomes %s', (mistake, better) => {
    expect(say(mistake, schema).fixed).toBe(better);
  });

  it.each([
    ['text: 12345678901', 'write "12345678901"'],
    ['plain: [a]', 'is a list, but must be text'],
    ['count: 3.4', 'is 3.4, but must be a whole number; write 3'],
    ['least: 1.2.3', 'write digits only'],
    ['count: "1.5"', 'is the text "1.5", but must be a number; write digits only'],
    ['count: 3 of 4', 'is "3 of 4", but must be a number; write digits only'],
    ['count: 1234567890 kg', 'write digits only'],
    ['count: .nan', 'is NaN, but must be a number; write digits only'],
    ['count: true', 'is true, but must be a number; write digits only'],
    ['on: maybe', 'is "maybe", but must be true or false'],
    ['pairs: a,b,c,d,e,f,g', 'is "a,b,c,d,e,f,g", but must be a list'],
    ['items:\n  • a\n  • b', 'is "• a • b", but must be a list; begin each item with a hyphen'],
    ['items:\n  1. a\n  2. b', 'is "1. a 2. b", but must be a list; begin each item with a hyphen'],
    ['items: 5', 'must be a list; write each item on a line of its own behind "- "'],
    ['text: " 12345678 10 "', 'is 13 characters long'],
    ['mail: " a"', 'is " a", but must be an email address'],
    ['day: 2024', 'is the number 2024, but must be a day such as 2024-09-17'],
    ['day: "2024-02-30 "', 'but a day is written year-month-day, such as 2024-09-17'],
  ])('is none in %s', (mistake, message) => {
    const report = say(mistake, schema);
    expect(report.message).toContain(message);
    expect(report.fixed).toBe(mistake);
  });
});

describe('the words about a value', () => {
  it.each([
    ['above: 0', 'is 0, but must be more than 0'],
    ['below: 5', 'is 5, but must be less than 5'],
    ['whole: 0', 'is 0, but must be 1 at least'],
    ['least: -1', 'is -1, but must be 0 at least'],
    ['most: 6', 'is 6, but must be 5 at most'],
    ['items: []', 'has 0 items, but at least 1 is needed, since the bar holds so many; add 1'],
    ['pairs: [a]', 'has 1 item, but at least 2 are needed; add 1'],
    ['plain: {a: b, c: d}', 'is a group of fields, but must be text'],
    ['plain: {a: {b: c}}', 'is a group of fields, but must be text'],
    ['plain: {}', 'is a group of fields, but must be text'],
    ['by: a', 'is "a", but must be a group of fields'],
    [
      'by: {"a/": {b: c}}',
      'is a group of fields, but must be text; text with a colon needs quotation marks: "b: c"',
    ],
  ])('%s', (mistake, message) => {
    expect(say(mistake, schema).message).toBe(message);
  });

  it.each([
    [fields.reference('products'), 'the name of a file of content/products/, without .mdx'],
    [fields.reference('glossary'), 'the slug of a term of content/glossary.yaml'],
    [fields.link, 'an address such as /products or https://…'],
    [
      fields.mark(z.string(), {
        image: true,
        photo: { name: '', purpose: '', shape: '', size: [4, 3], least: 4 },
      }),
      'a picture beside this entry such as ./name.avif',
    ],
    [fields.image.shape.src, 'a picture such as /api/placeholder/1200/675 or ./name.svg'],
    [fields.dayThat('ends'), 'a day such as 2024-09-17'],
    [z.literal('x'), '"x"'],
    [z.enum(['a', 'b']), '"a" or "b"'],
    [z.number(), 'a number'],
    [z.boolean(), 'true or false'],
    [z.array(z.string()), 'a list below it, each item on a line behind "- "'],
    [fields.action, 'the fields label and to below it'],
    [z.string(), 'text'],
  ])('of a field that is missing say what belongs there: %#', (field, what) => {
    const groups = z.strictObject({ list: z.array(z.strictObject({ name: field })) });
    expect(say('list: [{}]', groups).message).toBe(
      `is missing; add a line "name: …" below list, with ${what}`,
    );
  });

  it('name the field of a file that is not there without a group', () => {
    const message = 'is missing; add a line "name: …", with text';
    expect(say('{}', z.strictObject({ name: z.string() })).message).toBe(message);
  });
});
