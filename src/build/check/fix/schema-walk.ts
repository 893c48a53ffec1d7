import { z } from 'zod';

/** What a schema says of a value once it is there: without optional, default and the like. */
export function unwrap(schema: unknown): unknown {
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable;
  return isWrapper ? unwrap(schema.unwrap()) : schema;
}

/** The schema of a field of an object or of an item of a list; undefined where there is none. */
export function stepInto(schema: unknown, key: string | number): unknown {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return inner.element;
  return inner instanceof z.ZodObject ? inner.shape[key] : undefined;
}
