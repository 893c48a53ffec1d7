import type { z } from 'zod';
import type { FieldSchema } from '../editor/field-schema';
import { toWords } from '../explain/schema-words';
import { schemaAt } from '../read/schema-tree';
import type { Question } from './questions';

/** A value of frontmatter. */
export type Value = string | number | boolean | string[];

/** The names of the entries that others may point at, by collection. */
export type Names = ReadonlyMap<string, readonly string[]>;

/** A text as the value of a field; lists of names are written with commas. */
export function toValue({ type, items }: FieldSchema, text: string): Value {
  if (items) return text.split(',').map((part) => part.trim());
  if (type === 'integer' || type === 'number') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
}

/** The names that a field, or each item of a list, may hold; undefined where it holds text. */
export function namesOf(
  { items, ...field }: FieldSchema,
  names: Names,
): readonly string[] | undefined {
  const { enum: choices, reference, type } = items ?? field;
  if (type === 'boolean') return ['false', 'true'];
  return choices ?? (reference === undefined ? undefined : (names.get(reference) ?? []));
}

/**
 * Why a text cannot be the value of a field, in the words of the content check.
 * @param schema that of the whole entry
 * @returns undefined where it can
 */
export function explainMisfit(
  schema: z.ZodType,
  { path, field }: Pick<Question, 'path' | 'field'>,
  text: string,
  names: Names,
): string | undefined {
  const value = toValue(field, text);
  const choices = namesOf(field, names);
  const wrong = [value].flat().find((one) => choices?.includes(String(one)) === false);
  if (wrong !== undefined) return `is "${wrong}", which is none of ${choices?.join(', ')}`;
  const own = schemaAt(schema, path.split('.'));
  const [issue] = own?.safeParse(value).error?.issues ?? [];
  return issue && toWords(issue, value, own).message;
}
