import { z } from 'zod';

import { line, slug } from './fields';

/** The glossary: `content/glossary.yaml`, a list of terms. */
export const glossarySchema = z
  .array(
    z.strictObject({
      /** The name that tables and articles refer to. */
      slug,
      /** The term as it is written. */
      term: line(48),
      /** What it means to a buyer, in one or two sentences. */
      definition: line(260),
    }),
  )
  .min(1);

export type GlossaryTerm = z.infer<typeof glossarySchema>[number];
