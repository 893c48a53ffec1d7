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
