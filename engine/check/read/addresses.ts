import { isPublished } from '#base/publishing';
import { toPublication } from '../rules/reference-rule';
import type { ContentFile } from './content-file';
import type { ContentModel } from './content-model';

/** What the addresses of a site follow from: a file below `content/` and its frontmatter. */
export interface Source {
  /** Relative to the project's folder, such as `content/products/core.mdx`. */
  path: string;
  /** The YAML as plain data, valid or not. */
  data: unknown;
}

/** What the addresses of a site need to know of a parsed file. */
export function toSource({ path, data }: ContentFile): Source {
  return { path, data };
}

const PAGE = /^content\/pages\/(.+)\.mdx$/;

/**
 * The addresses of the pages that a build would write, without building it. A test compares them
 * with a built site.
 * @param sources all files below `content/`
 * @param today `YYYY-MM-DD`, decides which entries are published
 * @returns addresses as links write them, without the page for unknown addresses
 */
export function listAddresses(
  kinds: ContentModel,
  sources: readonly Source[],
  today: string,
): Set<string> {
  const below = listBelow(sources);
  return new Set([
    ...sources.flatMap(({ path }) => toScreenAddress(path)),
    ...sources.flatMap((source) => toEntryAddresses(kinds, source, below, today)),
    ...listFurtherAddresses(kinds, sources, today),
  ]);
}

function toScreenAddress(path: string): string[] {
  const name = PAGE.exec(path)?.[1];
  if (name === undefined || name === '404' || name.includes('[')) return [];
  return [name === 'index' ? '/' : `/${name}`];
}

/** The pages that stand below each entry, such as `/products/[slug]/datasheet`. */
function listBelow(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path }) => {
    const name = PAGE.exec(path)?.[1];
    return name?.includes('[slug]/') ? [`/${name}`] : [];
  });
}

function toEntryAddresses(
  kinds: ContentModel,
  { path, data }: Source,
  below: string[],
  today: string,
): string[] {
  const entry = kinds.readEntryPath(path);
  if (!entry?.known.hasPages || !isPublished(toPublication(data), today)) return [];
  const { slug, known } = entry;
  const own = below.filter((address) => address.startsWith(`${known.base}/[slug]/`));
  return [`${known.base}/${slug}`, ...own.map((address) => address.replace('[slug]', slug))];
}

/** The further pages of lists that go on, from the entries that are published. */
function listFurtherAddresses(
  kinds: ContentModel,
  sources: readonly Source[],
  today: string,
): string[] {
  return [...kinds.pages.values()].flatMap(({ definition, collection }) => {
    if (definition.addresses === undefined || collection === undefined) return [];
    const entries = sources.filter(
      ({ path, data }) =>
        kinds.readEntryPath(path)?.known === collection && isPublished(toPublication(data), today),
    );
    return definition.addresses(
      collection.base,
      entries.map(({ data }) => Object(data)),
    );
  });
}
