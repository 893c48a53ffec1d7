import { z } from 'zod';

import { group, line, whole } from '#check/fields';

/** The luminous intensities of a rotationally symmetric optic, the source of a photometric file. */
export const photometrySchema = group(
  'The light distribution of one optic; if given, the product offers a photometric file to download.',
  {
    optic: line(40).describe('The optic, such as "Type V, very short".'),
    code: line(40).describe('The complete ordering code with this optic, such as "LU-4K0-22".'),
    lamp: line(40).describe('The light source, such as "LED, 2200 K, CRI 70".'),
    opening: group('The luminous opening, as seen from below.', {
      width: whole(10, 5000, 'luminaires are as large').describe('Across the street, in mm.'),
      length: whole(10, 5000, 'luminaires are as large').describe('Along the street, in mm.'),
    }),
    watts: z.number().min(1).max(10_000).describe('The input power, in watts.'),
    intensities: z
      .array(z.number().min(0).max(1_000_000))
      .min(10)
      .max(181)
      .describe('The intensities in candela, from straight down to the horizontal in equal steps.'),
  },
);

export type Photometry = z.infer<typeof photometrySchema>;
