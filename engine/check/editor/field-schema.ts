import { z } from 'zod';
import type { FieldMeta } from '../fields';

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
