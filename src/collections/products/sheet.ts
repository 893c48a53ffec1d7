import { z } from 'zod';

import type { FieldMeta } from '../../schemas/fields';
import { dayThat, line, list } from '../../schemas/fields';

/** A rating and its value, as they are printed. */
const row = z.strictObject({
  /** The name of the rating. */
  label: line(24),
  /** Its value with the unit. */
  value: line(48),
});

/** A dimension in millimetres. */
const millimetres = z
  .int()
  .min(10)
  .max(20_000)
  .meta({ why: 'smaller or larger outlines cannot be drawn to scale' } satisfies FieldMeta);

/** What the rating sheet of a product says beyond its nameplate. */
export const productSheetSchema = z.strictObject({
  /** The day on which this revision was released. */
  revised: dayThat('published'),
  /** The revision letter in the corner of the sheet. */
  revision: line(3),
  /** The outline of the largest standard unit; it is drawn to scale, front and side. */
  dimensions: z.strictObject({
    /** How wide it is, in millimetres. */
    width: millimetres,
    /** How high it is, in millimetres. */
    height: millimetres,
    /** How deep it is, in millimetres. */
    depth: millimetres,
  }),
  /** Tables below the ratings, such as "Environment". */
  tables: list(
    z.strictObject({
      /** The heading of the table. */
      title: line(32),
      /** Its rows: what was asked, and the answer. */
      rows: list(row, 1, 8, 'a table is at most a third of a column of the sheet'),
    }),
    0,
    3,
    'they share a column of the sheet with the standards',
  ).default([]),
  /** What it was tested to: the subject, and the standard. */
  standards: list(row, 1, 8, 'they share a column of the sheet with the tables'),
  /** An example of an order, part by part. */
  ordering: list(
    z.strictObject({
      /** The part of the code, such as "D7". */
      code: line(8),
      /** What the part says, such as "Detuning". */
      meaning: line(16),
    }),
    2,
    6,
    'the parts stand side by side across the sheet',
  ),
});

export type ProductSheet = z.infer<typeof productSheetSchema>;
