import type { SiteConfig } from '../read/content-model';
import type { ContentKind } from './content-model';
import { toFieldTable } from './field-table';
import { schemaFileOf, toJsonSchema, toSettings } from './json-schemas';
import { toSnippets } from './snippets';

/** A file that is made from the schemas. */
export interface EditorFile {
  /** Relative to the project's folder. */
  path: string;
  text: string;
}

/**
 * Everything that helps authors in their editor, made from what content may say.
 * @param site the components and facts that texts may name
 */
export function toEditorFiles(
  kinds: readonly ContentKind[],
  site: Pick<SiteConfig, 'components' | 'facts'>,
): EditorFile[] {
  return [
    ...kinds.map((kind) => ({ path: schemaFileOf(kind), text: toJsonSchema(kind) })),
    { path: '.vscode/settings.json', text: toSettings(kinds) },
    { path: '.vscode/content.code-snippets', text: toSnippets(site) },
    { path: 'content/README.md', text: toFieldTable(kinds, [...site.facts.keys()]) },
  ];
}
