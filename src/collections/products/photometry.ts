import { z } from 'zod';

import { group, line } from '#check/fields';

/** How far the intensities may deviate from the flux, as a fraction: they are whole candelas. */
const TOLERANCE = 0.01;

/** The luminous intensities of a rotationally symmetric optic, the source of a photometric file. */
export const photometrySchema = group(
  'The light distribution of one optic; if given, the product offers a photometric file to download.',
  {
    optic: line(40).describe('The optic, such as "Type V, very short".'),
    code: line(40).describe(
      'The complete ordering code with this optic, such as "LU-4K0-22-D2-Z18-IP66".',
    ),
    lamp: line(40).describe('The light source, such as "LED, 2200 K, CRI 70".'),
    flux: z.int().min(1).describe('The luminous flux, in lumens.'),
    watts: z.number().min(1).describe('The input power, in watts.'),
    intensities: z
      .array(z.number().min(0))
      .min(10)
      .max(181)
      .describe(
        'The luminous intensities in candela, from straight down to the horizontal in equal steps.',
      ),
  },
).superRefine(({ flux, intensities }, context) => {
  const found = Math.round(toFlux(intensities));
  if (Math.abs(found - flux) <= TOLERANCE * flux) return;
  const message = `add up to ${found} lm, but flux says ${flux}; correct the one or the other`;
  context.addIssue({ code: 'custom', path: ['intensities'], message });
});

export type Photometry = z.infer<typeof photometrySchema>;

/** The angles of the intensities, in degrees from nadir. */
export function toAngles(intensities: readonly number[]): number[] {
  return intensities.map((_, index) => (90 * index) / (intensities.length - 1));
}

/** The luminous flux of rotationally symmetric intensities, zone by zone, in lumens. */
function toFlux(intensities: readonly number[]): number {
  const heights = toAngles(intensities).map((angle) => Math.cos((angle * Math.PI) / 180));
  return intensities.slice(1).reduce((sum, below, index) => {
    const mean = ((intensities[index] ?? 0) + below) / 2;
    return sum + 2 * Math.PI * ((heights[index] ?? 0) - (heights[index + 1] ?? 0)) * mean;
  }, 0);
}
