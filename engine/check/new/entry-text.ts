import { Document, isMap, isSeq } from 'yaml';
import { type FieldSchema, fieldsOf } from '../editor/field-schema';
import { fieldAt, toValue } from './questions';

/** The text of an MDX file, its fields in the order of the schema. */
export function toEntryText(
  schema: FieldSchema,
  texts: ReadonlyMap<string, string>,
  body: string,
): string {
  const document = new Document(collect(schema, texts, schema, []));
  for (const [name, { items }] of fieldsOf(schema)) {
    const node = isMap(document.contents) ? document.get(name) : undefined;
    // Names of other entries stand on one line.
    if (items?.reference && isSeq(node)) node.flow = true;
  }
  return `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n\n${body}`;
}

/** What the values below a path make together; undefined where there are none. */
function collect(
  field: FieldSchema,
  texts: ReadonlyMap<string, string>,
  schema: FieldSchema,
  path: readonly (string | number)[],
): unknown {
  const key = path.join('.');
  const text = texts.get(key);
  if (text !== undefined) return toValue(fieldAt(schema, key) ?? {}, text);
  const { items } = field;
  if (items) {
    const own = [...texts.keys()].filter((one) => one.startsWith(`${key}.`));
    const numbers = own.map((one) => Number(one.split('.')[path.length]) + 1);
    const length = Math.max(0, ...numbers);
    const list = Array.from({ length }, (_, at) => collect(items, texts, schema, [...path, at]));
    return length === 0 ? undefined : list;
  }
  const parts = fieldsOf(field)
    .map(([name, inner]) => [name, collect(inner, texts, schema, [...path, name])])
    .filter(([, value]) => value !== undefined);
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}
