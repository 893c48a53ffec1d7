import { z } from 'zod';

import type { FieldMeta } from '../../schemas/fields';
import { findNearest } from './words';

/** What a field's schema carries for the content check. */
export function readMeta(schema: z.ZodType): FieldMeta {
  const meta: FieldMeta & object = { ...schema.meta() };
  return meta;
}

/**
 * The parts of a schema: the fields of an object by name, the items of a list as `*`; wrappers such
 * as optional have one part named by the empty text.
 */
export function childrenOf(schema: unknown): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject) return Object.entries<z.ZodType>(schema.shape);
  if (schema instanceof z.ZodArray) return [['*', toType(schema.element)]];
  if (schema instanceof z.ZodOptional) return [['', toType(schema.unwrap())]];
  return [];
}

/** The schema of a field; undefined where no such field is known. Optional fields are unwrapped. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  const found = path.reduce<unknown>((part, key) => stepInto(part, key), schema);
  const unwrapped = found instanceof z.ZodOptional ? found.unwrap() : found;
  return unwrapped instanceof z.ZodType ? unwrapped : undefined;
}

/** The names of the fields that an object may have. */
export function fieldNamesAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const object = schemaAt(schema, path);
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}

/**
 * The schema of the kind that a file says it is, where the schema is a union of kinds.
 * @returns the union itself where the file names no kind, nor nearly one
 */
export function pickKind(schema: z.ZodType, data: unknown): z.ZodType {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  const kind: unknown = typeof data === 'object' && data !== null && Reflect.get(data, 'kind');
  const options = schema.options.map(toType);
  const exact = options.find((option) => literalOf(option) === kind);
  if (exact !== undefined) return exact;
  const name = findNearest(String(kind), kindsOf(schema));
  return options.find((option) => literalOf(option) === name) ?? schema;
}

/** The kinds of a union of kinds. */
export function kindsOf(schema: z.ZodType): string[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [];
  return schema.options.map(toType).map((option) => String(literalOf(option)));
}

function literalOf(option: z.ZodType): unknown {
  const kind = option instanceof z.ZodObject ? option.shape.kind : undefined;
  return kind instanceof z.ZodLiteral ? kind.value : undefined;
}

function stepInto(schema: unknown, key: PropertyKey): unknown {
  const parts = childrenOf(schema);
  const wrapped = parts.find(([name]) => name === '');
  if (wrapped) return stepInto(wrapped[1], key);
  return parts.find(([name]) => name === String(key) || name === '*')?.[1];
}

function toType(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  throw new Error('a schema is built of parts that are not schemas');
}
