import type { ContentKind } from './content-model';
import { toFieldTable } from './field-table';
import { toFrontMatter } from './front-matter';
import { schemaFileOf, toJsonSchema, toSettings } from './json-schemas';
import { toSnippets } from './snippets';

/** A file that is made from the schemas. */
export interface EditorFile {
  /** Relative to the project's folder. */
  path: string;
  text: string;
}

/** Everything that helps authors in their editor, made from what content may say. */
export function toEditorFiles(kinds: readonly ContentKind[]): EditorFile[] {
  return [
    ...kinds.map((kind) => ({ path: schemaFileOf(kind), text: toJsonSchema(kind) })),
    { path: '.vscode/settings.json', text: toSettings(kinds) },
    { path: '.vscode/content.code-snippets', text: toSnippets() },
    { path: 'frontmatter.json', text: toFrontMatter(kinds) },
    { path: 'content/README.md', text: toFieldTable(kinds) },
  ];
}
