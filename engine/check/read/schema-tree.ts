import { z } from 'zod';
import { findNearest } from '#base/words';
import { childrenOf, toType, unwrap } from '../schema-marks';
import { valueAt } from './data';

/** The schema of a field, without optional and default wrappers; undefined if it is unknown. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  const found = path.reduce<z.ZodType | undefined>((part, key) => stepInto(part, key), schema);
  return found && toBare(found);
}

function toBare(schema: z.ZodType): z.ZodType {
  const inner = unwrap(schema);
  return inner === undefined ? schema : toBare(inner);
}

/** The names of the fields that an object may have. */
export function fieldNamesAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const object = schemaAt(schema, path);
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}

/**
 * The schema of the kind that a file names, if the schema is a union of kinds.
 * @returns the union itself if the file names no kind, or nothing close to one
 */
export function pickKind(schema: z.ZodType, data: unknown): z.ZodType {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  const kind = valueAt(data, ['kind']);
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

/** The schema of a field or an item, looking through wrappers; undefined if there is none. */
function stepInto(schema: z.ZodType | undefined, key: PropertyKey): z.ZodType | undefined {
  if (schema === undefined) return undefined;
  const parts = childrenOf(schema);
  const wrapped = parts.filter(([name]) => name === '');
  if (wrapped.length > 0)
    return wrapped.map(([, inner]) => stepInto(inner, key)).find((found) => found !== undefined);
  return parts.find(([name]) => name === String(key) || name === '*')?.[1];
}
