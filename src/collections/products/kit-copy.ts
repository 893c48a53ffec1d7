import { z } from 'zod';

import { line } from '#check/fields';

/** The words of the files for design programs. */
export const kitCopySchema = z
  .strictObject({
    ies: line(40).describe('The link to the photometric file, for products with `photometry`.'),
    icd: line(40).describe(
      'The link to the excerpt of the ICD file, for products whose point list has a column "CDC".',
    ),
    origin: line(100).describe('In the photometric file: where its intensities come from.'),
    note: line(300).describe('In the excerpt of the ICD file: what it is, and what it is not.'),
  })
  .describe('The files for design programs: photometry, and points by IEC 61850.');

export type KitCopy = z.infer<typeof kitCopySchema>;
