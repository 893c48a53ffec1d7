import { parse } from 'node:path/posix';
import { z } from 'zod';
import type { FieldMeta } from '../fields/index.ts';
import type { ContentModel } from '../index.ts';

/** What a field may hold, as JSON Schema with keywords of our own. */
export interface FieldSchema extends FieldMeta {
  type?: string;
  description?: string;
  enum?: string[];
  const?: string;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  oneOf?: FieldSchema[];
}

/** Converts a Zod schema to JSON Schema draft 7, which editors read. */
export function toFieldSchema(schema: z.ZodType): FieldSchema {
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    // What an author must write; fields with a default may be left out.
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      nameFields(jsonSchema);
    },
  });
  // Zod types any JSON Schema; field types here are only those that `FieldSchema` describes.
  return json as FieldSchema;
}

/** Turns a record with known keys into a group of fields. */
function nameFields(json: z.core.JSONSchema.BaseSchema) {
  const { propertyNames, additionalProperties: value } = json;
  if (typeof propertyNames !== 'object' || !propertyNames.enum || value === undefined) return;
  const own = typeof value === 'object' ? value : {};
  const field = { ...own, description: own.description ?? json.description ?? '' };
  json.properties = Object.fromEntries(propertyNames.enum.map((name) => [String(name), field]));
  json.additionalProperties = false;
  delete json.propertyNames;
}

/** The fields of a group by name; none if a field is not a group. */
export function fieldsOf({ properties }: FieldSchema): [name: string, field: FieldSchema][] {
  return Object.entries(properties ?? {});
}

/** Whether a group must have a field. */
export function isRequired(group: FieldSchema, name: string): boolean {
  return group.required?.includes(name) ?? false;
}

/** One kind of file below `content/`, with its schema. */
export interface ContentKind {
  /** The folder of a collection, or the file name without its extension. */
  name: string;
  /** A glob for its files, relative to the project folder. */
  files: string;
  schema: FieldSchema;
}

/** The schemas of all content: of the collections, then the pages, then the single files. */
export function listContentKinds(model: ContentModel): ContentKind[] {
  const kinds = [
    ...[...model.collections].map(([name, { definition }]) => ({
      name,
      files: `content/${name}/*.mdx`,
      schema: definition.schema,
    })),
    { name: 'pages', files: 'content/pages/**/*.mdx', schema: model.pageCopySchema },
    ...Object.entries(model.files)
      .toSorted()
      .map(([file, schema]) => ({ name: parse(file).name, files: file, schema })),
  ];
  return kinds.map(({ schema, ...kind }) => ({ ...kind, schema: toFieldSchema(schema) }));
}

/** What a field may hold, in plain words for authors, with Markdown code spans. */
export function toAllowed(field: FieldSchema): string {
  if (field.const !== undefined) return `\`${field.const}\``;
  if (field.enum) return field.enum.map((choice) => `\`${choice}\``).join(', ');
  if (field.reference) return `a name from ${toSource(field)}`;
  if (field.link) return 'an address: `/…`, `#…`, `https://…`, `mailto:…` or `tel:…`';
  if (field.box) return 'a drawing beside this file: `./name.svg`';
  if (field.photo) return 'a picture beside this file: `./name.avif`';
  if (field.image) return 'a placeholder or a file beside this one';
  return byFormat[field.format ?? ''] ?? (byType[field.type ?? ''] ?? (() => 'see below'))(field);
}

const byFormat: Record<string, string> = {
  date: 'a day such as 2024-09-17',
  email: 'an email address',
};

const byType: Record<string, (field: FieldSchema) => string> = {
  string: ({ maxLength, pattern }) => {
    if (maxLength !== undefined) return `text, at most ${maxLength} characters`;
    return pattern?.startsWith('^[a-z0-9]') ? 'small letters, digits and hyphens' : 'text';
  },
  integer: toRange,
  number: toRange,
  boolean: () => '`true` or `false`',
  object: () => 'a group of fields',
  array: (field) => `a list of ${toCount(field)}: ${toAllowed(field.items ?? {})}`,
};

function toRange({ minimum, maximum }: FieldSchema): string {
  if (minimum === undefined) return 'a number';
  return `a number from ${minimum}${maximum === undefined ? '' : ` to ${maximum}`}`;
}

/** How many entries a list may have, such as `2 to 12`. */
export function toCount({ minItems, maxItems }: FieldSchema): string {
  if (minItems === undefined) return maxItems === undefined ? 'any length' : `at most ${maxItems}`;
  if (maxItems === undefined) return `at least ${minItems}`;
  return minItems === maxItems ? String(minItems) : `${minItems} to ${maxItems}`;
}

function toSource({ reference, isListed }: FieldSchema): string {
  return isListed ? `\`${reference}.yaml\`` : `\`${reference}/\``;
}
