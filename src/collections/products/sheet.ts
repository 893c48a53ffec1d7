import { z } from 'zod';

import type { FieldMeta } from '#check/fields';
import { dayThat, line, list } from '#check/fields';

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

/** What the drawing of a unit can show inside its outline. */
export const shapes = ['cabinet', 'switchgear', 'rack', 'meter', 'luminaire', 'module'] as const;

/** What the rating sheet of a product says beyond its nameplate. */
export const productSheetSchema = z.strictObject({
  /** The day on which this revision was released. */
  revised: dayThat('published'),
  /** The revision letter in the corner of the sheet. */
  revision: line(3),
  /** What this revision changed, in a few words; it stands in the list of revisions. */
  change: line(110).optional(),
  /** The revisions before this one, newest first. */
  earlier: list(
    z.strictObject({
      /** Its letter. */
      revision: line(3),
      /** The day on which it was released. */
      revised: dayThat('published'),
      /** What it changed. */
      change: line(110),
    }),
    0,
    4,
    'the list has a few lines at the foot of the sheet',
  ).default([]),
  /** The outline of the largest standard unit; it is drawn to scale, front and side. */
  dimensions: z.strictObject({
    /** How wide it is, in millimetres. */
    width: millimetres,
    /** How high it is, in millimetres. */
    height: millimetres,
    /** How deep it is, in millimetres. */
    depth: millimetres,
    /** What the drawing shows inside the outline, such as the doors of a cabinet; nothing without it. */
    shape: z.enum(shapes).optional(),
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
      /** What else may stand there, and what it says; none where the part is always the same. */
      options: list(
        z.strictObject({
          /** The part of the code, or the first and the last of a range, such as "50 to 5000". */
          code: line(16),
          /** What is then delivered. */
          says: line(48),
        }),
        0,
        6,
        'they stand in a few lines below the code',
      ).default([]),
    }),
    2,
    6,
    'the parts stand side by side across the sheet',
  ),
});

export type Shape = (typeof shapes)[number];
export type ProductSheet = z.infer<typeof productSheetSchema>;
