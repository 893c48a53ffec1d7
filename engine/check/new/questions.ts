import type { z } from 'zod';
import { UsageError } from '#base/call';
import { type FieldSchema, fieldsOf, isRequired } from '../editor/field-schema';
import { toWords } from '../explain/schema-words';
import { schemaAt } from '../read/schema-tree';
import { TO_DO } from '../starter-sentences';

/** One value that an entry needs. */
export interface Question {
  /** The field, such as `stats.impact.kind` or `features.0`. */
  path: string;
  field: FieldSchema;
  /** What the field is for, in the words of its schema. */
  sentence: string;
}

/** A value of frontmatter. */
export type Value = string | number | boolean | string[];

/** The names of the entries that others may point at, by collection. */
export type Names = ReadonlyMap<string, readonly string[]>;

/**
 * The values that an entry must have, in the order of its schema: a list of texts or of groups is
 * one question an item, a list of names is one question.
 */
export function listQuestions(group: FieldSchema, prefix = '', sentence = ''): Question[] {
  return fieldsOf(group)
    .filter(([name]) => isRequired(group, name))
    .flatMap(([name, field]) =>
      toQuestions(field, `${prefix}${name}`, field.description ?? sentence),
    );
}

function toQuestions(field: FieldSchema, path: string, sentence: string): Question[] {
  if (field.properties) return listQuestions(field, `${path}.`, sentence);
  const { items, minItems = 1 } = field;
  if (items === undefined || (items.enum ?? items.reference) !== undefined)
    return [{ path, field, sentence }];
  return Array.from({ length: minItems }, (_, index) => {
    const position = `${sentence} (${index + 1} of ${minItems})`;
    return toQuestions(items, `${path}.${index}`, position);
  }).flat();
}

/**
 * The field at a path.
 * @param path such as `stats.impact.kind`; an item of a list is its number, counted from 0
 * @returns undefined where there is none
 */
export function fieldAt(schema: FieldSchema, path: string): FieldSchema | undefined {
  return path
    .split('.')
    .reduce<FieldSchema | undefined>(
      (field, name) =>
        field?.items && /^\d+$/.test(name) ? field.items : field?.properties?.[name],
      schema,
    );
}

/** A text as the value of a field; lists of names are written with commas. */
export function toValue({ type, items }: FieldSchema, text: string): Value {
  if (items) return text.split(',').map((part) => part.trim());
  if (type === 'integer' || type === 'number') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
}

/** The names that a field, or each item of a list, may hold; undefined where it holds text. */
export function namesOf(field: FieldSchema, names: Names): readonly string[] | undefined {
  const { enum: choices, reference, type } = field.items ?? field;
  if (type === 'boolean') return ['false', 'true'];
  return choices ?? (reference === undefined ? undefined : (names.get(reference) ?? []));
}

/**
 * Why a text cannot be the value of a field, in the words of the content check.
 * @returns undefined where it can
 */
export function explainMisfit(
  schema: z.ZodType,
  { path, field }: Question,
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

/** A note that says what belongs into a field, and that fits there. */
export function toNote({ field: { maxLength = Infinity }, sentence }: Question): string {
  const note = `${TO_DO} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  if (note.length <= maxLength) return note;
  const cut = note.slice(0, maxLength - 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 5));
  return `${words.replace(/(?<![\s:;,.])[\s:;,.]+$/, '')}…`.slice(0, maxLength);
}

/**
 * The answer that stands until an author gives a better one.
 * @param today `YYYY-MM-DD`; a day cannot hold a note
 * @throws UsageError where another entry must be named, and there is none
 */
export function toProvisional(question: Question, names: Names, today: string): string {
  const { field, path } = question;
  if (field.example !== undefined) return field.example;
  if (field.format === 'date') return today;
  const choices = namesOf(field, names);
  if (choices === undefined)
    return field.type === 'string' ? toNote(question) : String(field.minimum ?? 0);
  if (choices.length > 0) return choices.slice(0, Math.max(1, field.minItems ?? 1)).join(',');
  throw new UsageError(`${path} needs an entry to point at, and there is none yet; make one first`);
}
