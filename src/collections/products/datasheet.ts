import { z } from 'zod';

import { dayThat, flag, group, line, list, listed, OWN, rows, whole } from '#check/fields';
import { shapes } from '../../drawings/fittings.ts';
import { distinct } from '../distinct.ts';
import { inOrder } from '../in-order.ts';

/** What a row of a datasheet says in the specification text, which other manufacturers answer too. */
export const tenderFields = {
  tender: line(80)
    .optional()
    .describe(
      'The value in the specification text, if it differs: what the project decides stands in brackets, such as "[915] MHz".',
    ),
  omitted: flag(
    'Write `true` to leave the row out of the specification text: what only this product has, such as the number of a certificate.',
  ),
};

/** A rating and its value, as printed. */
const row = z
  .strictObject({
    label: line(24).describe('The name of the row: a rating or the subject of a standard.'),
    value: line(48)
      .optional()
      .describe('The value with its unit, or the standard; left out where `claim` says it.'),
    claim: listed('evidence', { product: OWN })
      .optional()
      .describe(
        'The claim of `content/evidence.yaml` whose words are the value, with what is still missing.',
      ),
    ...tenderFields,
  })
  .refine(({ value, claim }) => (value === undefined) !== (claim === undefined), {
    path: ['value'],
    error: 'must be given, or the claim that says it, and not both',
  });

/** A revision of a datasheet, and what it changed. */
const revision = {
  revised: dayThat('published').describe('The day this revision of the datasheet was released.'),
  revision: line(3).describe('The revision letter in the corner of the datasheet.'),
  change: line(110).describe('What this revision changed, in a few words.'),
};

const millimeters = whole(10, 20_000, 'smaller or larger outlines cannot be drawn to scale');

export const productDatasheetSchema = group(
  'What the datasheet of the product says beyond the nameplate.',
  {
    ...revision,
    earlier: rows(0, 4, 'the list has a few lines at the foot of the datasheet', revision)
      .superRefine(distinct({ path: ['revision'], read: ({ revision }) => revision }))
      .superRefine(
        inOrder({ path: ['revised'], read: ({ revised }) => revised, direction: 'falling' }),
      )
      .default([])
      .describe('The revisions before this one, newest first.'),
    section: z
      .strictObject({
        number: z
          .string()
          .regex(/^\d\d \d\d \d\d(\.\d\d)?$/, {
            error: 'must be three pairs of digits, such as "26 27 13"',
          })
          .describe('The number of the section, such as "26 27 13".'),
        title: line(60).describe('The title of the section, such as "Electricity Metering".'),
        features: list(line(80), 1, 12, 'a tender asks for a dozen at most')
          .optional()
          .describe(
            'The features that the specification text asks for, in words that other manufacturers can answer; if left out, all features of the product.',
          ),
      })
      .optional()
      .describe(
        'The section of CSI MasterFormat that specifies the product; if left out, no specification text is offered.',
      ),
    dimensions: group(
      'The outer dimensions of the largest standard unit, drawn to scale from the front and side.',
      {
        width: millimeters.describe('The width of the unit, in millimeters.'),
        height: millimeters.describe('The height of the unit, in millimeters.'),
        depth: millimeters.describe('The depth of the unit, in millimeters.'),
        shape: z
          .enum(shapes)
          .optional()
          .describe(
            'What the drawing shows inside the outline, such as the doors of a cabinet; if left out, it shows nothing there.',
          ),
      },
    ),
    tables: rows(0, 3, 'they share a column of the datasheet with the standards', {
      title: line(32).describe('The heading of the table.'),
      rows: list(row, 1, 8, 'a table is at most a third of a column of the datasheet').describe(
        'The rows of the table: a rating and its value each.',
      ),
      omitted: flag('Write `true` to leave the table out of the specification text.'),
    })
      .default([])
      .describe('Further tables on the datasheet, below the ratings, such as "Environment".'),
    standards: list(row, 1, 8, 'they share a column of the datasheet with the tables').describe(
      'The standards the product was tested to: the subject and the standard each.',
    ),
    ordering: rows(2, 8, 'the parts stand side by side across the datasheet', {
      code: line(8).describe('This part of the ordering code, such as "D7".'),
      meaning: line(16).describe('What this part of the code stands for, such as "Detuning".'),
      options: rows(0, 6, 'they stand in a few lines below the code', {
        code: line(16).describe('Another code for this part, or a range, such as "50 to 5000".'),
        says: line(48).describe('What the customer gets with this code.'),
      })
        .default([])
        .describe('The other codes this part can have, if any, and what they mean.'),
    }).describe('An example of an ordering code, part by part from left to right.'),
  },
).superRefine(({ revised, earlier }, context) => {
  const last = earlier[0]?.revised;
  if (last === undefined || revised >= last) return;
  const message = `is ${revised}, but the revision before it is of ${last}; write a later day`;
  context.addIssue({ code: 'custom', path: ['revised'], message });
});

/** What a file says of a datasheet. */
type WrittenDatasheet = z.infer<typeof productDatasheetSchema>;
type WrittenRow = z.infer<typeof row>;

/** A row as it is printed. */
type Row = Omit<WrittenRow, 'value' | 'claim'> & { value: string };

/** A datasheet whose rows have their values, those of claims too. */
export type ProductDatasheet = Omit<WrittenDatasheet, 'standards' | 'tables'> & {
  standards: Row[];
  tables: (Omit<WrittenDatasheet['tables'][number], 'rows'> & { rows: Row[] })[];
};

/** A claim in words: as a datasheet prints it, and without what is still missing. */
interface PrintedClaim {
  printed: string;
  bare: string;
}

/**
 * A datasheet with the words of its claims; a tender asks for what is claimed, whatever its state.
 * @param find the words of the claim with a slug
 */
export function fillClaims(
  { standards, tables, ...datasheet }: WrittenDatasheet,
  find: (slug: string) => PrintedClaim,
): ProductDatasheet {
  const fill = ({ value = '', claim, ...row }: WrittenRow): Row => {
    if (claim === undefined) return { ...row, value };
    const { printed, bare } = find(claim);
    return { ...row, value: printed, tender: row.tender ?? bare };
  };
  return {
    ...datasheet,
    standards: standards.map(fill),
    tables: tables.map(({ rows, ...table }) => ({ ...table, rows: rows.map(fill) })),
  };
}
