import { z } from 'zod';

import { type FieldMeta, line, slug } from '#check/fields';

export const glossarySchema = z
  .array(
    z.strictObject({
      slug: slug.describe('The name that tables and articles refer to.'),
      term: line(48).describe('The term as it is written.'),
      definition: line(400).describe('What it means to a buyer, in one or two sentences.'),
    }),
  )
  .min(1)
  .meta({ why: 'the page of the glossary shows them' } satisfies FieldMeta)
  .describe('The glossary: `content/glossary.yaml`, a list of terms.');

export type GlossaryTerm = z.infer<typeof glossarySchema>[number];
