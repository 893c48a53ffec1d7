import { z } from 'zod';

import { day, line } from './fields';

/** A rating and its value, as they are printed. */
const row = z.strictObject({
  /** The name of the rating. */
  label: line(24),
  /** Its value with the unit. */
  value: line(48),
});

/** A dimension in millimetres. */
const millimetres = z.int().min(10).max(9999);

/** What the rating sheet of a product says beyond its nameplate. */
export const productSheetSchema = z.strictObject({
  /** The day on which this revision was released. */
  revised: day,
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
  tables: z
    .array(
      z.strictObject({
        /** The heading of the table. */
        title: line(32),
        /** Its rows: what was asked, and the answer. */
        rows: z.array(row).min(2).max(5),
      }),
    )
    .min(1)
    .max(2),
  /** What it was tested to: the subject, and the standard. */
  standards: z.array(row).min(2).max(4),
  /** An example of an order, part by part. */
  ordering: z
    .array(
      z.strictObject({
        /** The part of the code, such as "D7". */
        code: line(8),
        /** What the part says, such as "Detuning". */
        meaning: line(16),
      }),
    )
    .min(3)
    .max(6),
});

export type ProductSheet = z.infer<typeof productSheetSchema>;
