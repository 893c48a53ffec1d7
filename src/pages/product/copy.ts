import { z } from 'zod';
import { group, line } from '#check/fields';
import { closing, entryHeading } from '../../collections/fields.ts';
import { askPlate } from '../../components/blocks/shared-copy.ts';

export const productCopySchema = group(
  'What surrounds each product on its own page: `content/pages/products/[slug].mdx`.',
  {
    kind: z.literal('product'),
    ratings: line(40).describe('The name of the nameplate beside the text, for search results.'),
    features: line(40).describe(
      'The name of the list of features above the text, for screen readers.',
    ),
    practice: entryHeading.describe('The heading above the main text of the page.'),
    story: line(40).describe(
      'The heading above the stories in which the product was used, in the margin.',
    ),
    ask: askPlate.describe(
      'The box in the margin that says whom to ask; `{name}` stands for the product.',
    ),
    next: entryHeading.describe('The heading above the next two products.'),
    closing: closing.describe(
      'The band at the end of the page; `{name}` stands for the product, and links to the contact page carry it automatically.',
    ),
  },
);
