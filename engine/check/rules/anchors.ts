import type { ContentFile } from '../read/content-file';
import type { KnownKind } from '../read/content-model';
import { valueAt } from '../read/data';
import { listHeadings } from './body-parts';

/**
 * The anchors of a page: its headings, and what its design adds.
 * @param file the file that the page is made from
 * @param files all files, since some pages list entries or terms with an anchor each
 */
export function listAnchors(file: ContentFile, files: readonly ContentFile[]): Set<string> {
  const known = kindOf(file);
  if (known === undefined) return new Set(['main']);
  const { definition } = known;
  const headings = definition.showsProse ? listHeadings(file) : [];
  const slugsOf = ({ name }: { name: string }) =>
    files.flatMap(({ path }) => {
      const entry = file.model.readEntryPath(path);
      return entry?.known.definition.name === name ? [entry.slug] : [];
    });
  return new Set([
    'main',
    ...headings.map(({ id }) => id),
    ...definition.anchors({ data: file.data, slugsOf, terms: listTerms(files) }),
  ]);
}

/** The kind of the page that is made from a file: of an entry, or what the file says it is. */
function kindOf({ model, path, data }: ContentFile): KnownKind | undefined {
  const entry = model.readEntryPath(path);
  if (entry === undefined) return model.pages.get(String(valueAt(data, ['kind'])));
  return [...model.pages.values()].find(({ routes }) =>
    routes.includes(`${entry.known.base}/:slug`),
  );
}

/** The slugs of the glossary, in its order. */
export function listTerms(files: readonly ContentFile[]): string[] {
  const data = files.find(({ path }) => path === 'content/glossary.yaml')?.data;
  if (!Array.isArray(data)) return [];
  return data.map((term) => valueAt(term, ['slug'])).filter((slug) => typeof slug === 'string');
}
