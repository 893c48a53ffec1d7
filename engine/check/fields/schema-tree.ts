import { z } from 'zod';
import { memoize } from '../cache/memoize.ts';
import { valueAt } from '../read/data.ts';
import { findNearest } from '../wording/words.ts';
import type { FieldMeta } from './index.ts';

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
function childrenOf(schema: z.ZodType): [string, z.ZodType][] {
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
function unwrap({ def }: z.ZodType): z.ZodType | undefined {
  return 'innerType' in def ? toType(def.innerType) : undefined;
}

/** Zod's public types expose core types; the parts of our schemas are always `ZodType`s. */
function toType(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  throw new Error('a schema is built of parts that are not schemas');
}

/** Every reference, link, picture and day of a schema, wherever it is nested. */
export const findMarked = memoize((schema: z.ZodType) => walk(schema, []));

/** @returns paths in which `*` stands for any item */
function walk(schema: z.ZodType, path: string[]): { path: string[]; meta: FieldMeta }[] {
  const meta = readMeta(schema);
  if (meta.reference ?? meta.link ?? meta.image ?? meta.layerOf ?? meta.means)
    return [{ path, meta }];
  return childrenOf(schema).flatMap(([key, child]) =>
    walk(child, key === '' ? path : [...path, key]),
  );
}

/** The schema of a field, without optional and default wrappers; undefined if it is unknown. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let found = path.reduce<z.ZodType | undefined>((part, key) => stepInto(part, key), schema);
  for (let inner = found; inner !== undefined; inner = unwrap(inner)) found = inner;
  return found;
}

/** Whether a field may be left out. */
export function isOptionalAt(schema: z.ZodType, path: readonly PropertyKey[]): boolean {
  const field = path.reduce<z.ZodType | undefined>((part, key) => stepInto(part, key), schema);
  const isItem = typeof path.at(-1) === 'number';
  return field !== undefined && !isItem && field.safeParse(undefined).success;
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

/** The descriptions of a field, and of the groups and lists around it; of its options as well. */
export function describeAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const { description } = schema.meta() ?? {};
  const own = description === undefined ? [] : [description];
  const parts = childrenOf(schema);
  const wrapped = parts.filter(([name]) => name === '');
  if (wrapped.length > 0) return [...own, ...wrapped.flatMap(([, one]) => describeAt(one, path))];
  const [key, ...rest] = path;
  const part = parts.find(([name]) => key !== undefined && (name === String(key) || name === '*'));
  return part === undefined ? own : [...own, ...describeAt(part[1], rest)];
}

/** The names of the fields that an object may have. */
export function fieldNamesAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const object = schemaAt(schema, path);
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}

/** The schema of the kind that a file names in a union of kinds; else the schema itself. */
export function pickKind(schema: z.ZodType, data: unknown): z.ZodType {
  const kinds = kindsOf(schema);
  const kind = String(valueAt(data, ['kind']));
  const name = kinds.includes(kind) ? kind : findNearest(kind, kinds);
  const option = kinds.indexOf(name ?? '');
  const options = schema instanceof z.ZodDiscriminatedUnion ? schema.options : [];
  return option < 0 ? schema : toType(options[option]);
}

/** The kinds of a union of kinds. */
export function kindsOf(schema: z.ZodType): string[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [];
  return schema.options.map((option) => {
    const kind = option instanceof z.ZodObject ? option.shape.kind : undefined;
    return kind instanceof z.ZodLiteral ? String(kind.value) : '';
  });
}
