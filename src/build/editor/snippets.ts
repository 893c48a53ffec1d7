import type { ContentKind } from './content-model';
import type { FieldSchema } from './field-schema';
import { fieldsOf, isRequired } from './field-schema';

/** Snippets for VS Code: the frontmatter of a new entry of each collection, to be tabbed through. */
export function toSnippets(kinds: readonly ContentKind[]): string {
  const collections = kinds.filter(({ isCollection }) => isCollection);
  const snippets = collections.map((kind) => [`New entry of ${kind.name}`, toSnippet(kind)]);
  return `${JSON.stringify(Object.fromEntries(snippets), null, 2)}\n`;
}

function toSnippet({ name, schema }: ContentKind) {
  const stops = createStops();
  return {
    scope: 'mdx,markdown',
    prefix: `new-${name}`,
    description: schema.description,
    body: ['---', ...toLines(schema, '', stops), '---', '', '$0'],
  };
}

/** Numbers the places at which the tab key stops. */
function createStops() {
  let last = 0;
  return {
    text: (placeholder: string) => {
      last += 1;
      return `\${${last}:${placeholder}}`;
    },
    choice: (choices: readonly string[]) => {
      last += 1;
      return `\${${last}|${choices.map((choice) => choice.replace(/[,|\\]/g, '\\$&')).join(',')}|}`;
    },
  };
}

type Stops = ReturnType<typeof createStops>;

function toLines(group: FieldSchema, indent: string, stops: Stops): string[] {
  return fieldsOf(group)
    .filter(([name]) => isRequired(group, name))
    .flatMap(([name, field]) => {
      if (field.properties) return [`${indent}${name}:`, ...toLines(field, `${indent}  `, stops)];
      if (field.items) return [`${indent}${name}:`, ...toItems(field, name, `${indent}  `, stops)];
      return [`${indent}${name}: ${toStop(field, name, stops)}`];
    });
}

function toItems(
  { items = {}, minItems = 1 }: FieldSchema,
  name: string,
  indent: string,
  stops: Stops,
) {
  return Array.from({ length: minItems }, () => {
    if (!items.properties) return [`${indent}- ${toStop(items, name, stops)}`];
    const [first = '', ...rest] = toLines(items, `${indent}  `, stops);
    return [`${indent}- ${first.trimStart()}`, ...rest];
  }).flat();
}

function toStop(field: FieldSchema, name: string, stops: Stops): string {
  if (field.const !== undefined) return field.const;
  if (field.enum) return stops.choice(field.enum);
  if (field.type === 'boolean') return stops.choice(['false', 'true']);
  if (field.format === 'date') return '$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE';
  if (field.image) return stops.text('/api/placeholder/1200/675');
  return stops.text(field.minimum === undefined ? name : String(field.minimum));
}
