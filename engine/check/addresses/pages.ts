import type { ContentModel } from '../model/content-model.ts';
import { isPublished } from '../model/publishing.ts';
import type { ContentFile } from '../read/content-file.ts';
import { toPublication } from '../read/data.ts';
import { toPath } from './routes.ts';

const PAGE = /^content\/pages\/(.+)\.mdx$/;

/**
 * The addresses of the pages that a build would write, without building it. A test compares them
 * with a built site.
 * @returns addresses as written in links, without the 404 page
 */
export function listAddresses(
  model: ContentModel,
  sources: readonly Pick<ContentFile, 'path' | 'data'>[],
  today: string,
): Set<string> {
  const pages = sources.flatMap(({ path }) => toPageAddress(path) ?? []);
  const published = sources.flatMap(({ path, data }) => {
    const entry = model.readEntryPath(path);
    return entry !== undefined && isPublished(toPublication(data), today)
      ? [{ ...Object(data), slug: entry.slug, of: entry.known.definition.name }]
      : [];
  });
  // The pages of entries, and the further pages of their lists.
  const ofEntries = [...model.pages.values()].flatMap(({ definition, routes }) => {
    const own = published.filter(({ of }) => of === definition.collection?.name);
    return definition.listParams?.(own).map((params) => toPath(routes, params)) ?? [];
  });
  return new Set([...pages.filter((address) => address !== '/404'), ...ofEntries]);
}

/** The address of a page that is no entry's; undefined for any other file. */
export function toPageAddress(path: string): string | undefined {
  const name = PAGE.exec(path)?.[1];
  if (name === undefined || name.includes('[')) return undefined;
  return name === 'index' ? '/' : `/${name}`;
}
