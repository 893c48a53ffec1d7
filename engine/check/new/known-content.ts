import { readContent } from '..';
import { contentModel } from '../model';

/** What a new entry must know of the content that is there. */
export interface KnownContent {
  /** The names of published entries by collection, and those of the glossary's terms. */
  names: Map<string, string[]>;
  /** The next free number in the order of each collection. */
  nextOrders: Map<string, number>;
}

/**
 * Reads what a new entry must know of the content that is there.
 * @param root the project's folder
 */
export async function readKnownContent(root: string): Promise<KnownContent> {
  const names = new Map<string, string[]>();
  const nextOrders = new Map<string, number>();
  for (const { path, document } of await readContent(contentModel, root)) {
    const data: unknown = document.errors.length > 0 ? undefined : document.toJS();
    const [, folder = '', name] = /^content\/([^/]+)\/([^/]+)\.mdx$/.exec(path) ?? [];
    const { draft, order }: { draft?: unknown; order?: unknown } = Object(data);
    if (name && draft !== true) names.set(folder, [...(names.get(folder) ?? []), name]);
    if (typeof order === 'number')
      nextOrders.set(folder, Math.max(nextOrders.get(folder) ?? 1, order + 1));
    if (path === 'content/glossary.yaml' && Array.isArray(data))
      names.set(
        'glossary',
        data.map((term) => String(Object(term).slug)),
      );
  }
  return { names, nextOrders };
}
