import { Document, isMap, isSeq } from 'yaml';

import type { FieldSchema } from '../editor/field-schema';
import { fieldsOf } from '../editor/field-schema';
import type { Value } from './values';

/**
 * The text of an MDX file, its fields in the order of the schema.
 * @param schema what the fields must fit
 * @param values by field, such as `stats.impact.kind`
 * @param body what stands below the fields
 */
export function toEntryText(
  schema: FieldSchema,
  values: ReadonlyMap<string, Value>,
  body: string,
): string {
  const document = new Document(collect(schema, values, ''));
  writeNamesOnOneLine(document, schema);
  return `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n\n${body}`;
}

/** What the values below a path make together; undefined where there are none. */
function collect(field: FieldSchema, values: ReadonlyMap<string, Value>, path: string): unknown {
  const value = values.get(path);
  if (value !== undefined) return value;
  const start = path === '' ? '' : `${path}.`;
  if (field.items) {
    const item = field.items;
    const count = countItems(values, start);
    return count === 0
      ? undefined
      : Array.from({ length: count }, (_, index) => collect(item, values, `${start}${index}`));
  }
  const parts = fieldsOf(field)
    .map(([name, inner]) => [name, collect(inner, values, `${start}${name}`)])
    .filter(([, value]) => value !== undefined);
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

function countItems(values: ReadonlyMap<string, Value>, start: string): number {
  const numbers = [...values.keys()]
    .filter((path) => path.startsWith(start))
    .map((path) => Number(path.slice(start.length).split('.')[0]) + 1);
  return Math.max(0, ...numbers);
}

function writeNamesOnOneLine(document: Document, schema: FieldSchema) {
  if (!isMap(document.contents)) return;
  for (const [name, { items }] of fieldsOf(schema)) {
    const node = document.get(name);
    if (items?.reference && isSeq(node)) node.flow = true;
  }
}
