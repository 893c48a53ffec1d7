import { z } from 'zod';

import { percent, portrait, rows } from '#check/fields';

/** The picture of a product, and where its features are visible. */
export const productPortraitSchema = portrait.extend({
  hotspots: rows(0, 12, 'each belongs to one feature', {
    feature: z.int().min(1).max(12).describe('The number of the feature in the list of features.'),
    x: percent.describe(
      'The distance of the mark from the left edge of the picture, in percent of its width.',
    ),
    y: percent.describe(
      'The distance of the mark from the top edge of the picture, in percent of its height.',
    ),
  })
    .default([])
    .describe(
      'Where features can be seen in the picture; each is marked with its number in the list of features.',
    ),
});

type Hotspot = z.infer<typeof productPortraitSchema>['hotspots'][number];

/**
 * What is wrong with the features that hotspots name.
 * @param features how many features the product has
 * @returns the first hotspot whose feature does not exist or is already taken; undefined if all are
 * valid
 */
export function findHotspotProblem(
  hotspots: Hotspot[],
  features: number,
): { index: number; message: string } | undefined {
  for (const [index, { feature }] of hotspots.entries()) {
    if (feature > features) {
      const message = `is ${feature}, but the product has ${features} features; write the number of one of them, or delete the hotspot`;
      return { index, message };
    }
    if (hotspots.findIndex((other) => other.feature === feature) < index) {
      return { index, message: `is ${feature}, as in a hotspot before; write another number` };
    }
  }
  return undefined;
}
