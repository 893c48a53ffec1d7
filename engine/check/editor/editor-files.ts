import type { ContentModel } from '../read/content-model';
import type { ContentKind } from './content-model';
import { toFieldTable } from './field-table';

/** The files that help authors in their editor, generated from the schemas; paths from the root. */
export function toEditorFiles(
  kinds: readonly ContentKind[],
  site: Pick<ContentModel, 'facts'>,
): { path: string; text: string }[] {
  // VS Code checks frontmatter against these as well.
  const schemas = kinds.map((kind) => [`./${schemaFileOf(kind)}`, kind.files]);
  const settings = { 'yaml.schemas': Object.fromEntries(schemas) };
  return [
    ...kinds.map((kind) => ({
      path: schemaFileOf(kind),
      text: toJson(kind.schema, (key, value) => (isOurs(key, value) ? undefined : value)),
    })),
    { path: '.vscode/settings.json', text: toJson(settings) },
    { path: 'content/README.md', text: toFieldTable(kinds, [...site.facts.keys()]) },
  ];
}

function schemaFileOf({ name }: ContentKind): string {
  return `.vscode/schemas/${name}.schema.json`;
}

function toJson(value: unknown, replacer?: (key: string, value: unknown) => unknown): string {
  return `${JSON.stringify(value, replacer, 2)}\n`;
}

/** Keywords unknown to editors; a field of the same name differs, since its value is a schema. */
function isOurs(key: string, value: unknown): boolean {
  if (['reference', 'box', 'means', 'why', 'example'].includes(key))
    return typeof value === 'string';
  return ['link', 'image', 'symbol', 'portrait'].includes(key) && value === true;
}
