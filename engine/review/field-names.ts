import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the schema says of a field. */
export interface FieldWords {
  /** Its name as people read it, such as "Rated voltage" or "Title". */
  name: string;
  /** The sentence that stands above it in the schema; empty where there is none. */
  sentence: string;
}

/** A field as JSON Schema, as far as it is needed here. */
interface Schema {
  description?: string;
  const?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  oneOf?: Schema[];
}

/** Finds the words for a field of a file. */
export type FindWords = (file: string, path: readonly string[], data: unknown) => FieldWords;

/**
 * Opens the schemas that editors use, which carry the sentences of `src/collections/files/`.
 * @param root the project's folder
 * @param kinds the names of the kinds of files, such as `products`; of an unknown one, names are made
 *   of the keys alone
 */
export async function openFieldWords(root: string, kinds: readonly string[]): Promise<FindWords> {
  const schemas = new Map<string, Schema>();
  for (const kind of kinds) {
    const file = join(root, `.vscode/schemas/${kind}.schema.json`);
    const text = await readFile(file, 'utf8').catch(() => '{}');
    schemas.set(kind, JSON.parse(text));
  }
  return (file, path, data) => {
    const schema = chooseVariant(schemas.get(kindOf(file)) ?? {}, data);
    const field = path.reduce<Schema | undefined>(step, schema);
    const names = path.filter((key) => !/^\d+$/.test(key)).map(toWords);
    const name = names.filter((key, index) => index === 0 || key !== 'Value').join(', ');
    return { name, sentence: toSentence(field, schema, path) };
  };
}

/** The name of a kind of file: the folder of its collection, or the file's own. */
export function kindOf(file: string): string {
  const [, name = ''] = /^content\/([^/.]+)/.exec(file) ?? [];
  return name;
}

/** Of the pages, the schema of this kind. */
function chooseVariant(schema: Schema, data: unknown): Schema {
  const kind = Object(data).kind;
  return schema.oneOf?.find(({ properties }) => properties?.kind?.const === kind) ?? schema;
}

function step(schema: Schema | undefined, key: string): Schema | undefined {
  if (schema === undefined) return undefined;
  if (/^\d+$/.test(key)) return schema.items;
  const others = schema.additionalProperties;
  return schema.properties?.[key] ?? (typeof others === 'object' ? others : undefined);
}

/** A field of a list is explained by its list, which says more than "the value of a row". */
function toSentence(field: Schema | undefined, schema: Schema, path: readonly string[]): string {
  const isInList = path.some((key) => /^\d+$/.test(key));
  const list = isInList ? step(schema, path[0] ?? '') : undefined;
  return list?.description ?? field?.description ?? '';
}

/** A key as words: `readTime` becomes "Read time". */
export function toWords(key: string): string {
  const words = key.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
