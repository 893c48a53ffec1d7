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
      text: toJson(kind.schema),
    })),
    { path: '.vscode/settings.json', text: toJson(settings) },
    { path: 'content/README.md', text: toFieldTable(kinds, [...site.facts.keys()]) },
  ];
}

function schemaFileOf({ name }: ContentKind): string {
  return `.vscode/schemas/${name}.schema.json`;
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
