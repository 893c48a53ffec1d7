import { z } from 'zod';

import { type FieldMeta, line, slug } from '#check/fields';

export const glossarySchema = z
  .array(
    z.strictObject({
      slug: slug.describe('The short name by which texts refer to it, such as `power-factor`.'),
      term: line(48).describe('The term as readers see it in the glossary.'),
      definition: line(400).describe('What the term means to a buyer, in one or two sentences.'),
    }),
  )
  .min(1)
  .meta({ why: 'the page of the glossary shows them' } satisfies FieldMeta)
  .describe('The glossary: `content/glossary.yaml`, a list of terms.');

export type GlossaryTerm = z.infer<typeof glossarySchema>[number];
