import type { FieldSchema } from '../editor/field-schema';
import { fieldsOf, isRequired } from '../editor/field-schema';

/** One value that an entry needs. */
export interface Question {
  /** The field, such as `stats.impact.kind` or `features.0`. */
  path: string;
  field: FieldSchema;
  /** What the field is for, in the words of its schema. */
  sentence: string;
}

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
  if (items === undefined || isName(items)) return [{ path, field, sentence }];
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

/** Whether a value is one of known names: a choice, or the name of another entry. */
function isName({ enum: choices, reference }: FieldSchema): boolean {
  return choices !== undefined || reference !== undefined;
}
