import { z } from 'zod';

/** What a field may hold, as JSON Schema, with what our fields carry beside it. */
export interface FieldSchema {
  type?: string | undefined;
  description?: string | undefined;
  enum?: string[] | undefined;
  const?: string | undefined;
  format?: string | undefined;
  pattern?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  items?: FieldSchema | undefined;
  properties?: Record<string, FieldSchema> | undefined;
  required?: string[] | undefined;
  oneOf?: FieldSchema[] | undefined;
  /** The collection (or the glossary) whose slugs are the allowed values. */
  reference?: string | undefined;
  /** The value is an address. */
  link?: true | undefined;
  /** The value is the address of a picture. */
  image?: true | undefined;
  /** The picture is a symbol. */
  symbol?: true | undefined;
  /** The picture is a portrait. */
  portrait?: true | undefined;
  /** The view box that the picture has as a drawing. */
  box?: string | undefined;
  /** A value to begin with. */
  example?: string | undefined;
  /** What a day means. */
  means?: string | undefined;
  /** Why the limits are there. */
  why?: string | undefined;
}

const text = z.string().optional();
const number = z.number().optional();
const fieldSchema: z.ZodType<FieldSchema> = z.looseObject({
  type: text,
  description: text,
  enum: z.array(z.string()).optional(),
  const: text,
  format: text,
  pattern: text,
  minimum: number,
  maximum: number,
  minLength: number,
  maxLength: number,
  minItems: number,
  maxItems: number,
  items: z.lazy(() => fieldSchema.optional()),
  properties: z.lazy(() => z.record(z.string(), fieldSchema).optional()),
  required: z.array(z.string()).optional(),
  oneOf: z.lazy(() => z.array(fieldSchema).optional()),
  reference: text,
  link: z.literal(true).optional(),
  image: z.literal(true).optional(),
  symbol: z.literal(true).optional(),
  portrait: z.literal(true).optional(),
  box: text,
  example: text,
  means: text,
  why: text,
});

/** Turns a schema of zod into one of JSON Schema, for draft 7, which editors read. */
export function toFieldSchema(schema: z.ZodType): FieldSchema {
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    // What an author has to write; what has a default may be left out.
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      nameFields(jsonSchema);
    },
  });
  return fieldSchema.parse(json);
}

/** A record whose names are known is a group of fields. */
function nameFields(json: z.core.JSONSchema.BaseSchema) {
  const { propertyNames, additionalProperties: value } = json;
  if (typeof propertyNames !== 'object' || !propertyNames.enum || value === undefined) return;
  const own = typeof value === 'object' ? value : {};
  const field = { ...own, description: own.description ?? json.description ?? '' };
  json.properties = Object.fromEntries(propertyNames.enum.map((name) => [String(name), field]));
  json.additionalProperties = false;
  delete json.propertyNames;
}

/** The fields of a group by name; none where a field is no group. */
export function fieldsOf({ properties }: FieldSchema): [name: string, field: FieldSchema][] {
  return Object.entries(properties ?? {});
}

/** Whether a group must have a field. */
export function isRequired(group: FieldSchema, name: string): boolean {
  return group.required?.includes(name) ?? false;
}
