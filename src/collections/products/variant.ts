import { z } from 'zod';
import { group, line, list, listed, OWN, rows, slug, whole } from '#check/fields';
import { distinct } from '../distinct.ts';

const millimeters = whole(10, 20_000, 'smaller or larger outlines cannot be drawn to scale');

/** What a variant is: a panel, a ring main unit, or a truck for an older panel. */
const variantShapes = ['panel', 'ring', 'truck'] as const;

/** A size of a product that a specifier chooses by voltage and fault level. */
export const variants = rows(1, 12, 'more are no longer compared in one table', {
  slug: slug.describe('Its anchor on the page of the selection, such as `15-kv`.'),
  name: line(32).describe('What it is, such as "15 kV panel".'),
  shape: z.enum(variantShapes).describe('The drawing beside its name.'),
  systems: list(z.number().min(1).max(38), 1, 8, 'they are the filters of the selection').describe(
    'The voltages between phases of the systems that it is for, in kV, such as 13.8.',
  ),
  withstand: line(40)
    .optional()
    .describe('Power frequency and impulse (BIL), in kV, such as "36 / 95".'),
  current: line(40).describe('The rated currents.'),
  fault: z.number().min(1).max(100).describe('The fault level that it takes, in kA.'),
  faultNote: line(80).describe('What it does with such a fault: breaks, withstands, closes onto.'),
  largest: z
    .literal(true)
    .optional()
    .describe('Write `true` for the unit whose outline and mass the datasheet has.'),
  size: group('Its outline, if it is not that of the datasheet.', {
    width: millimeters.describe('The width, in millimeters.'),
    height: millimeters.describe('The height, in millimeters.'),
    depth: millimeters.describe('The depth, in millimeters.'),
    mass: whole(1, 20_000, 'heavier units are moved in parts').describe('The mass, in kilograms.'),
    claim: listed('evidence', { kind: 'rating', product: OWN }).describe(
      'The claim of the register that these figures belong to.',
    ),
  }).optional(),
  sizeNote: line(60).optional().describe('What stands where there is no outline.'),
  price: listed('evidence', { kind: 'price', product: OWN })
    .optional()
    .describe('The claim with its price class, if it has one.'),
  priceNote: line(40).optional().describe('What that price is for, such as "at 1,200 A".'),
  weeks: listed('evidence', { kind: 'delivery', product: OWN })
    .optional()
    .describe('The claim with its lead time.'),
  table: line(32)
    .optional()
    .describe('The title of its own table on the datasheet, which the selection shows in full.'),
}).superRefine(distinct({ path: ['slug'], read: ({ slug }) => slug }));

export type Variant = z.infer<typeof variants>[number];
