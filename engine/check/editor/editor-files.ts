import { toBlankEntryLink } from '../new/blank-entry';
import type { ContentModel } from '../read/content-model';
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
 * @param site its collections, and the components and facts that texts may name
 */
export function toEditorFiles(
  kinds: readonly ContentKind[],
  site: Pick<ContentModel, 'collections' | 'components' | 'facts'>,
): EditorFile[] {
  const linkOf = ({ name, schema }: ContentKind) => {
    const known = site.collections.get(name);
    return known && toBlankEntryLink(known.definition, schema);
  };
  return [
    ...kinds.map((kind) => ({ path: schemaFileOf(kind), text: toJsonSchema(kind) })),
    { path: '.vscode/settings.json', text: toSettings(kinds) },
    { path: '.vscode/content.code-snippets', text: toSnippets(site) },
    { path: 'content/README.md', text: toFieldTable(kinds, [...site.facts.keys()], linkOf) },
  ];
}
