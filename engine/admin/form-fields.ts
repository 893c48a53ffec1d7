import type { CustomField } from '@sveltia/cms';
import type { AuthorComponents } from '#check';
import {
  type FieldSchema,
  fieldsOf,
  isRequired,
  toAllowed,
  toCount,
  toFieldSchema,
} from '#check/json-schema/field-schema';
import { GLOSSARY } from '#check/model/conventions';
import { type BlockForm, INSIDE } from './blocks.ts';

/** A widget with its options. */
type Control = Pick<CustomField, 'widget'> & Record<string, unknown>;

/** The name of the list that a YAML file consists of, in its form. */
export const LIST_ROOT = 'terms';

/** Texts that may be longer get a multi-line field. */
const ONE_LINE = 120;

/** The fields of a form, generated from a schema: labels, hints, limits and choices. */
export function toFormFields(group: FieldSchema): CustomField[] {
  return fieldsOf(group).map(([name, field]) => toFormField(name, field, isRequired(group, name)));
}

/** A field of a form. */
export function toFormField(name: string, field: FieldSchema, required = true): CustomField {
  if (field.const !== undefined) return { name, widget: 'hidden', default: field.const };
  const limits = field.why && `${toSentence(toLimits(field))}: ${field.why}.`;
  const hint = [field.description, limits].filter(Boolean).join(' ');
  // A list that may be empty is one that nobody need fill in.
  const mayBeEmpty = field.items !== undefined && !field.minItems;
  return {
    name,
    label: toLabel(name),
    hint,
    required: required && !mayBeEmpty,
    ...toControl(field),
  };
}

function toLimits(field: FieldSchema): string {
  return field.items ? `${toCount(field)} entries` : toAllowed(field);
}

/** `takesPlace` as `Takes place`. */
export function toLabel(name: string): string {
  return toSentence(name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

function toSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The widget for a value: the only place that knows every shape of a schema. */
function toControl(field: FieldSchema): Control {
  const { minimum: min, maximum: max, maxLength: maxlength = 0 } = field;
  if (field.items) return toList(field, field.items);
  if (field.properties) return { widget: 'object', fields: toFormFields(field) };
  if (field.enum) return { widget: 'select', options: field.enum };
  if (field.reference) return toRelation(field.reference, field.isListed);
  if (field.image) return { widget: 'image', choose_url: true };
  if (field.type === 'boolean') return { widget: 'boolean' };
  if (field.type === 'integer') return { widget: 'number', value_type: 'int', min, max };
  if (field.type === 'number') return { widget: 'number', value_type: 'float', min, max };
  if (field.format === 'date') {
    const today = field.means === 'published' && { default: '{{now}}' };
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', ...today };
  }
  return {
    widget: maxlength > ONE_LINE ? 'text' : 'string',
    ...(maxlength > 0 && { maxlength }),
    ...(field.pattern && { pattern: [field.pattern, toAllowed(field).replaceAll('`', '')] }),
  };
}

function toList({ minItems: min, maxItems: max }: FieldSchema, item: FieldSchema): Control {
  if (item.reference ?? item.enum) return { ...toControl(item), multiple: true, min, max };
  const list = { widget: 'list', collapsed: 'auto', min, max };
  const [first] = Object.keys(item.properties ?? {});
  return first === undefined
    ? { ...list, field: toFormField('item', item) }
    : { ...list, summary: `{{fields.${first}}}`, fields: toFormFields(item) };
}

/** By default the editor stores the file name of an entry, and shows its `identifier_field`. */
function toRelation(collection: string, isListed = false) {
  const widget = 'relation';
  if (!isListed) return { widget, collection };
  const list = { collection: '_singletons', file: collection };
  const shown = collection === GLOSSARY ? 'term' : 'slug';
  return {
    widget,
    ...list,
    value_field: `${LIST_ROOT}.*.slug`,
    display_fields: [`${LIST_ROOT}.*.${shown}`],
  };
}

/**
 * The form of each block component. Inline components have none: the editor would lose the rest of
 * a paragraph that begins with one.
 */
export function listBlockForms({
  schemas,
  blocks,
  widgets,
  tables,
}: AuthorComponents): BlockForm[] {
  return blocks.flatMap((id) => {
    const schema = schemas[id];
    if (schema === undefined) return [];
    const group = toFieldSchema(schema);
    const fields = fieldsOf(group).map(([name, field]) => {
      const form = toFormField(name, field, isRequired(group, name));
      return field.example === undefined ? form : { ...form, default: field.example };
    });
    const inside = { name: INSIDE, label: 'Text inside', widget: 'text' };
    const table = id in tables && { default: TABLE };
    return { id, fields: widgets.includes(id) ? fields : [...fields, { ...inside, ...table }] };
  });
}

/** A table to start with. */
const TABLE = '| Name | Value |\n| ---- | ----: |\n|      |       |';
