import type { ReactNode } from 'react';
import { z } from 'zod';
import type { AuthorComponents } from '#check';
import { line, listed, reference } from '#check/fields';
import { shorten, toList } from '#check/wording/words';
import { factPaths } from '../collections/files/site.ts';
import { validatePoint } from '../documents/points.ts';
import { parsePrinted } from '../lib/numbers.ts';
import { calculatorSchemas } from './calculators/copy.ts';

/** The props of a figure from `content/site.yaml`. */
const figureProps = {
  number: z
    .boolean()
    .optional()
    .describe('Write it to show the number alone: 1000 rather than 1000+.'),
};

/** A tag for each figure and each line of `contact`, whose children replace the link text. */
const factSchemas = Object.fromEntries(
  [...factPaths].map(([name, [part]]) => [
    name,
    z.strictObject(part === 'figures' ? figureProps : {}),
  ]),
);

/** The props of each component with children; `src/mdx/mdx-components.tsx` renders them. */
const textSchemas = {
  Claim: z.strictObject({
    slug: listed('evidence').describe('The slug of the claim in `content/evidence.yaml`.'),
    bare: z
      .boolean()
      .optional()
      .describe('Write it where a remark nearby says already what is a sample.'),
  }),
  Callout: z.strictObject({
    kind: z
      .enum(['note', 'applies', 'danger'])
      .describe(
        '`note` for a remark, `applies` for the equipment it applies to, or `danger` for a danger to people.',
      ),
    title: line(80).describe('The title above the text of the callout.'),
  }),
  Chart: z.strictObject({
    kind: z
      .enum(['bar', 'line'])
      .describe('`bar` to compare things, or `line` to follow one thing through time or size.'),
    title: line(120).describe('What the chart shows, as the caption above it; the unit is added.'),
    unit: line(40).describe('The unit of the values.'),
    columns: line(80).describe(
      'The names of the one or two table columns to draw, with `|` between them.',
    ),
  }),
  DataTable: z.strictObject({
    caption: line(140).describe('What the table shows, as the caption above it.'),
  }),
  KeyFigure: z.strictObject({
    value: line(24).describe('The figure with its unit, such as "9 days".'),
  }),
  Quote: z.strictObject({
    by: line(120).describe('Who said it.'),
  }),
  Term: z.strictObject({
    slug: reference('glossary').describe("The term's slug in the glossary."),
  }),
};

/** The props of a component with children. */
export type TextProps<N extends keyof typeof textSchemas> = z.infer<(typeof textSchemas)[N]> & {
  children: ReactNode;
};

/** The props of `<Claim>`, which has no children. */
export type ClaimProps = z.infer<(typeof textSchemas)['Claim']>;

/** What a chart cannot draw of its table: the columns that it names must hold numbers. */
function validateChart({ columns }: Record<string, unknown>, [head = [], ...rows]: string[][]) {
  if (rows.length === 0) return 'whose table has no rows; write one for each bar or point';
  const names = typeof columns === 'string' ? columns.split('|') : [];
  return names.flatMap((part) => validateColumn(part.trim(), head, rows) ?? [])[0];
}

function validateColumn(name: string, head: string[], rows: string[][]): string | undefined {
  const index = head.indexOf(name);
  if (index < 1) {
    return `that draws "${shorten(name)}", but the columns of numbers in its table are ${toList(head.slice(1))}`;
  }
  if (head.indexOf(name, index + 1) > 0) {
    return `that draws "${shorten(name)}", but two columns of its table have this name; rename one of them`;
  }
  const odd = rows
    .map((cells) => cells[index] ?? '')
    .find((cell) => parsePrinted(cell) === undefined);
  if (odd === undefined) return undefined;
  return `that draws "${shorten(odd)}" in the column "${shorten(name)}"; write a number such as 1,234.5`;
}

const calculatorNames = Object.keys(calculatorSchemas);

/** The components of a body, for validation. */
export const components: AuthorComponents = {
  schemas: { ...textSchemas, ...factSchemas, ...calculatorSchemas },
  blocks: ['Callout', 'Chart', 'DataTable', 'KeyFigure', 'Quote', ...calculatorNames],
  tables: { Chart: validateChart, DataTable: () => undefined },
  validateRow: validatePoint,
  widgets: ['Claim', ...calculatorNames],
};
