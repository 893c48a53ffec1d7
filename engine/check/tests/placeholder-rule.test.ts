import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseContentFile } from '../read/content-file.ts';
import { checkPlaceholders } from '../rules/placeholder-rule.ts';
import { contentModel } from './site.fixture.ts';
import { toLine } from './to-line.ts';

const schema = z.strictObject({
  open: z.string().describe('The button that opens a panel; `{name}` is its link.').optional(),
  form: z
    .strictObject({ reasons: z.array(z.string()), most: z.string().optional() })
    .describe('What a form says; `{seconds}` and `{count}` are filled in.')
    .optional(),
  title: z.string().optional(),
});

function check(source: string): string[] {
  const file = parseContentFile(contentModel, 'content/site.yaml', source);
  return checkPlaceholders(file, schema).map(toLine);
}

it('placeholders may be those that the description of a field or of its group names', () => {
  const source =
    'open: Open {name}\nform: { reasons: ["{count} in {seconds}", "Wait"], most: "{count}" }\n';
  expect(check(source)).toEqual([]);
});

it('braces that are no placeholder stay, and two of them are reported elsewhere', () => {
  expect(check('title: "A { b, {{ phone }} and {} {a-b, c}"\n')).toEqual([]);
});

it.each([
  [
    'open: Open {constructor}\n',
    'has {constructor}, which nothing fills in here; known are {name}',
  ],
  ['open: Open {nmae}\n', 'write {name}'],
  ['open: "Open { name }"\n', 'write {name}'],
  ['form: { reasons: ["{__proto__}"] }\n', 'known are {seconds} and {count}'],
  ['title: About {name}\n', 'so readers see it as it stands; write the words themselves'],
])('%j has one that nothing fills in', (source, message) => {
  expect(check(source)).toEqual([expect.stringContaining(message)]);
});
