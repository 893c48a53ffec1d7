import { z } from 'zod';

import type { FieldMeta } from '#check/fields';
import { line, slug } from '#check/fields';

/** The glossary: `content/glossary.yaml`, a list of terms. */
export const glossarySchema = z
  .array(
    z.strictObject({
      /** The name that tables and articles refer to. */
      slug,
      /** The term as it is written. */
      term: line(48),
      /** What it means to a buyer, in one or two sentences. */
      definition: line(400),
    }),
  )
  .min(1)
  .meta({ why: 'the page of the glossary shows them' } satisfies FieldMeta);

export type GlossaryTerm = z.infer<typeof glossarySchema>[number];
