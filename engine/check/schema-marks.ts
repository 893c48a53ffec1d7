import { z } from 'zod';
import { memoize } from '#base/memoize';

import type { FieldMeta } from './fields';

/** The metadata of a field's schema. */
export function readMeta(schema: z.ZodType): FieldMeta {
  const meta: FieldMeta & object = { ...schema.meta() };
  return meta;
}

/** Types of values that have no parts. */
const LEAVES = new Set(['string', 'number', 'int', 'boolean', 'enum', 'literal', 'null', 'date']);

/**
 * The parts of a schema: the fields of an object by name, the items of a list and the values of a
 * record as `*`; wrappers, such as optional, and the options of a union have the empty name.
 * @throws if it cannot look into a schema of this type: a mark below it must not be missed
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

/** The type inside an optional, nullable or default wrapper. */
export function unwrap({ def }: z.ZodType): z.ZodType | undefined {
  return 'innerType' in def ? toType(def.innerType) : undefined;
}

/** The path of a mark in a schema, in which `*` stands for any item. */
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

/** Zod's public types expose core types; the parts of our schemas are always `ZodType`s. */
export function toType(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  throw new Error('a schema is built of parts that are not schemas');
}
