import type { z } from 'zod';

/** The copy of a page: an object whose `kind` names the page. */
export type CopySchema = z.ZodObject<{ kind: z.ZodLiteral<string> }>;

/** The kind of page that the copy belongs to. */
export function kindOf(schema: CopySchema): string {
  return schema.shape.kind.value;
}
