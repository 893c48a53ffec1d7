import { z } from 'zod';

import { dayThat, type FieldMeta, group, line, list } from '#check/fields';

/** A rating and its value, as printed. */
const row = z.strictObject({
  label: line(24).describe('The name of the rating.'),
  value: line(48).describe('Its value with the unit.'),
});

/** A dimension in millimeters. */
const millimeters = z
  .int()
  .min(10)
  .max(20_000)
  .meta({ why: 'smaller or larger outlines cannot be drawn to scale' } satisfies FieldMeta);

/** What the drawing of a unit can show inside its outline. */
export const shapes = ['cabinet', 'switchgear', 'rack', 'meter', 'luminaire', 'module'] as const;

export const productSheetSchema = group(
  'What the rating sheet of a product says beyond its nameplate.',
  {
    revised: dayThat('published').describe('The day on which this revision was released.'),
    revision: line(3).describe('The revision letter in the corner of the sheet.'),
    change: line(110)
      .optional()
      .describe('What this revision changed, in a few words; it stands in the list of revisions.'),
    earlier: list(
      z.strictObject({
        revision: line(3).describe('Its letter.'),
        revised: dayThat('published').describe('The day on which it was released.'),
        change: line(110).describe('What it changed.'),
      }),
      0,
      4,
      'the list has a few lines at the foot of the sheet',
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
          .describe('Its number, such as "26 27 13".'),
        title: line(60).describe('Its title, such as "Electricity Metering".'),
      })
      .optional()
      .describe(
        'The section of CSI MasterFormat that specifies it; without one, no specification text is offered.',
      ),
    dimensions: group(
      'The outline of the largest standard unit; it is drawn to scale, front and side.',
      {
        width: millimeters.describe('How wide it is, in millimeters.'),
        height: millimeters.describe('How high it is, in millimeters.'),
        depth: millimeters.describe('How deep it is, in millimeters.'),
        shape: z
          .enum(shapes)
          .optional()
          .describe(
            'What the drawing shows inside the outline, such as the doors of a cabinet; nothing without it.',
          ),
      },
    ),
    tables: list(
      z.strictObject({
        title: line(32).describe('The heading of the table.'),
        rows: list(row, 1, 8, 'a table is at most a third of a column of the sheet').describe(
          'Its rows: what was asked, and the answer.',
        ),
      }),
      0,
      3,
      'they share a column of the sheet with the standards',
    )
      .default([])
      .describe('Tables below the ratings, such as "Environment".'),
    standards: list(row, 1, 8, 'they share a column of the sheet with the tables').describe(
      'What it was tested to: the subject, and the standard.',
    ),
    ordering: list(
      z.strictObject({
        code: line(8).describe('The part of the code, such as "D7".'),
        meaning: line(16).describe('What the part says, such as "Detuning".'),
        options: list(
          z.strictObject({
            code: line(16).describe(
              'The part of the code, or the first and the last of a range, such as "50 to 5000".',
            ),
            says: line(48).describe('What is then delivered.'),
          }),
          0,
          6,
          'they stand in a few lines below the code',
        )
          .default([])
          .describe(
            'What else may stand there, and what it says; none where the part is always the same.',
          ),
      }),
      2,
      6,
      'the parts stand side by side across the sheet',
    ).describe('An example of an order, part by part.'),
  },
);

export type Shape = (typeof shapes)[number];
export type ProductSheet = z.infer<typeof productSheetSchema>;
