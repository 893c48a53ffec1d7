import type { ContentKind } from './content-model';

/** Where an editor finds the JSON Schema of a kind of file. */
export function schemaFileOf({ name }: ContentKind): string {
  return `.vscode/schemas/${name}.schema.json`;
}

/** The JSON Schema of a kind of file, with nothing in it that editors do not know. */
export function toJsonSchema({ schema }: ContentKind): string {
  const json = JSON.stringify(
    schema,
    (key, value: unknown) => (isOurs(key, value) ? undefined : value),
    2,
  );
  return `${json}\n`;
}

/** A field may have one of these names too; its value is then a schema. */
function isOurs(key: string, value: unknown): boolean {
  if (['reference', 'box', 'means', 'why', 'example'].includes(key))
    return typeof value === 'string';
  return ['link', 'image', 'symbol', 'portrait'].includes(key) && value === true;
}

/** The settings of VS Code that give each file its schema, also MDX where frontmatter is checked. */
export function toSettings(kinds: readonly ContentKind[]): string {
  const schemas = kinds.map((kind) => [`./${schemaFileOf(kind)}`, kind.files]);
  const settings = { 'yaml.schemas': Object.fromEntries(schemas) };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
