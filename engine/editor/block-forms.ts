import type { AuthorComponents } from '#check';
import { fieldsOf, isRequired, toFieldSchema } from '#check/editor/field-schema';
import type { BlockForm } from './blocks';
import { INSIDE } from './blocks';
import type { TitleOf } from './form-fields';
import { toFormField } from './form-fields';

/**
 * The form of each block component. Inline components have none: the editor would lose the rest of
 * a paragraph that begins with one.
 */
export function listBlockForms(
  { schemas, blocks, calculators, tables }: AuthorComponents,
  titleOf: TitleOf,
): BlockForm[] {
  return blocks.flatMap((id) => {
    const schema = schemas[id];
    if (schema === undefined) return [];
    const group = toFieldSchema(schema);
    const fields = fieldsOf(group).map(([name, field]) => {
      const form = toFormField(name, field, isRequired(group, name), titleOf);
      return field.example === undefined ? form : { ...form, default: field.example };
    });
    const inside = { name: INSIDE, label: 'Text inside', widget: 'text' };
    const table = tables.includes(id) && { default: TABLE };
    return { id, fields: calculators.includes(id) ? fields : [...fields, { ...inside, ...table }] };
  });
}

/** A table to start with. */
const TABLE = '| Name | Value |\n| ---- | ----: |\n|      |       |';
