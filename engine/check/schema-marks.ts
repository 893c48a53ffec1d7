import { z } from 'zod';
import { memoize } from '#base/memoize';

import type { FieldMeta } from './fields';

/** What a field's schema carries beside its type. */
export function readMeta(schema: z.ZodType): FieldMeta {
  const meta: FieldMeta & object = { ...schema.meta() };
  return meta;
}

/** Types of values that have no parts. */
const LEAVES = new Set(['string', 'number', 'int', 'boolean', 'enum', 'literal', 'null', 'date']);

/**
 * The parts of a schema: the fields of an object by name, the items of a list and the values of a
 * record as `*`; what wraps a type, such as optional, and the choices of a union have the empty name.
 * @throws where a schema is of a type that it cannot look into: no mark may vanish below it
 */
export function childrenOf(schema: z.ZodType): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject) return Object.entries<z.ZodType>(schema.shape);
  if (schema instanceof z.ZodArray) return [['*', toType(schema.element)]];
  if (schema instanceof z.ZodRecord) return [['*', toType(schema.valueType)]];
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => ['', toType(option)]);
  const inner = unwrap(schema);
  if (inner !== undefined) return [['', inner]];
  if (LEAVES.has(schema.type)) return [];
  throw new Error(
    `A schema of type "${schema.type}" hides its parts from the check; build it of objects, lists, records, unions and plain values`,
  );
}

/** The type inside one that may be missing, empty, or has a value where nothing is said. */
export function unwrap({ def }: z.ZodType): z.ZodType | undefined {
  return 'innerType' in def ? toType(def.innerType) : undefined;
}

/** Where a schema carries a mark, as a path in which `*` stands for any item. */
export interface MarkedPath {
  path: string[];
  meta: FieldMeta;
}

/** Every reference, link, picture and day of a schema, wherever it is nested. */
export const findMarked = memoize((schema: z.ZodType) => walk(schema, []));

function walk(schema: z.ZodType, path: string[]): MarkedPath[] {
  const meta = readMeta(schema);
  if (meta.reference ?? meta.link ?? meta.image ?? meta.means) return [{ path, meta }];
  return childrenOf(schema).flatMap(([key, child]) =>
    walk(child, key === '' ? path : [...path, key]),
  );
}

/** The public types of zod name its core, of which the parts of our schemas never are. */
export function toType(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  throw new Error('a schema is built of parts that are not schemas');
}
