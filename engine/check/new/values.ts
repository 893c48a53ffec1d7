import type { FieldSchema } from '../editor/field-schema';

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
 * Why a text cannot be the value of a field.
 * @returns undefined where it can
 */
export function explainMisfit(field: FieldSchema, text: string, names: Names): string | undefined {
  const choices = namesOf(field, names);
  const parts = field.items ? text.split(',').map((part) => part.trim()) : [text];
  if (choices !== undefined) {
    const wrong = parts.find((part) => !choices.includes(part));
    return wrong === undefined
      ? explainCount(field, parts)
      : `is "${wrong}", which is none of ${choices.join(', ')}`;
  }
  if (field.type === 'integer' || field.type === 'number') return explainNumber(field, text);
  return explainText(field, text);
}

function explainCount({ items, minItems = 0, maxItems = Infinity }: FieldSchema, parts: string[]) {
  if (items === undefined || (parts.length >= minItems && parts.length <= maxItems))
    return undefined;
  return `has ${parts.length} names, but there must be ${minItems} to ${maxItems}`;
}

function explainNumber({ minimum = -Infinity, maximum = Infinity }: FieldSchema, text: string) {
  const number = Number(text);
  const fits = Number.isInteger(number) && number >= minimum && number <= maximum;
  return fits ? undefined : `must be a whole number from ${minimum} to ${maximum}`;
}

function explainText({ maxLength = Infinity, pattern, format }: FieldSchema, text: string) {
  if (text.trim() === '') return 'must not be empty';
  if (text.length > maxLength)
    return `has ${text.length} characters, but at most ${maxLength} are allowed`;
  if (format === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(text))
    return 'must be a day such as 2024-09-17';
  if (pattern !== undefined && !new RegExp(pattern).test(text))
    return 'must be one line without spaces at its ends, in the form that the field asks for';
  return undefined;
}
