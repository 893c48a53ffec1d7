import type { z } from 'zod';

/** The words of a page: an object whose `kind` says which page they are of. */
export type CopySchema = z.ZodObject<{ kind: z.ZodLiteral<string> }>;

/** The kind of page that words are of. */
export function kindOf(schema: CopySchema): string {
  return schema.shape.kind.value;
}
