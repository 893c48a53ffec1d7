import { isPublished } from '#base/publishing';
import { toPath } from '#base/routes';
import type { ContentFile } from './content-file';
import type { ContentModel } from './content-model';
import { toPublication } from './data';

/** What the addresses of a site are derived from: a file below `content/` and its frontmatter. */
export interface Source {
  /** Relative to the project's folder, such as `content/products/core.mdx`. */
  path: string;
  /** The YAML as plain data, valid or not. */
  data: unknown;
}

/** What the addresses of a site need to know about a parsed file. */
export function toSource({ path, data }: ContentFile): Source {
  return { path, data };
}

const PAGE = /^content\/pages\/(.+)\.mdx$/;

/**
 * The addresses of the pages that a build would write, without building it. A test compares them
 * with a built site.
 * @returns addresses as written in links, without the 404 page
 */
export function listAddresses(
  model: ContentModel,
  sources: readonly Source[],
  today: string,
): Set<string> {
  return new Set([
    ...sources.flatMap(({ path }) => toOwnAddress(path)),
    ...listEntryAddresses(model, sources, today),
  ]);
}

function toOwnAddress(path: string): string[] {
  const name = PAGE.exec(path)?.[1];
  if (name === undefined || name === '404' || name.includes('[')) return [];
  return [name === 'index' ? '/' : `/${name}`];
}

/** The pages of published entries, and the further pages of their lists. */
function listEntryAddresses(
  model: ContentModel,
  sources: readonly Source[],
  today: string,
): string[] {
  const published = sources.flatMap(({ path, data }) => {
    const entry = model.readEntryPath(path);
    return entry !== undefined && isPublished(toPublication(data), today)
      ? [{ ...Object(data), slug: entry.slug, of: entry.known.definition.name }]
      : [];
  });
  return [...model.pages.values()].flatMap(({ definition, routes }) => {
    const own = published.filter(({ of }) => of === definition.collection?.name);
    return definition.listParams?.(own).map((params) => toPath(routes, params)) ?? [];
  });
}
