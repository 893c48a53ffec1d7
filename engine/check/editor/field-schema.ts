import { z } from 'zod';

const fieldSchema = z.looseObject({
  type: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(z.string()).optional(),
  const: z.string().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  get items() {
    return fieldSchema.optional();
  },
  get properties() {
    return z.record(z.string(), fieldSchema).optional();
  },
  required: z.array(z.string()).optional(),
  get oneOf() {
    return z.array(fieldSchema).optional();
  },
  // Our own keywords: `FieldMeta` says what each means.
  reference: z.string().optional(),
  link: z.literal(true).optional(),
  image: z.literal(true).optional(),
  symbol: z.literal(true).optional(),
  portrait: z.literal(true).optional(),
  box: z.string().optional(),
  example: z.string().optional(),
  means: z.string().optional(),
  why: z.string().optional(),
});

/** What a field may hold, as JSON Schema with keywords of our own. */
export type FieldSchema = z.infer<typeof fieldSchema>;

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
  return fieldSchema.parse(json);
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
