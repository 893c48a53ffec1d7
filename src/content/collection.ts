import type { MDXContent } from 'mdx/types';
import type { z } from 'zod';

import type { Publication } from '../lib/publishing';
import { isPublished } from '../lib/publishing';
import type { Image } from '../schemas/fields';
import { isPreview, today } from './clock';
import { resolvePicture } from './media';
import type { Entry } from './page-data';

/** What the MDX compiler makes of a file. */
export interface MdxModule {
  frontmatter: unknown;
  default: MDXContent;
}

/** The entries of one folder, ready to be listed and looked up. */
export interface Collection<T> {
  /** All published entries (in development all), in the order of their lists. */
  entries: Entry<T>[];
  /** The entry of a slug; throws when there is none. */
  get: (slug: string) => Entry<T>;
  /** The prose of a slug; throws when there is none. */
  body: (slug: string) => MDXContent;
}

interface CollectionOptions<T> {
  /** The folder, and what its entries' addresses start with. */
  name: string;
  base: string;
  modules: Record<string, MdxModule>;
  schema: z.ZodType<T>;
  compare: (a: T, b: T) => number;
}

/**
 * Parses the modules of one folder. The content check has seen them before: what fails here is a
 * file that was changed in between. This is the only door for entries: what is not published stays
 * outside, so that no page, list, feed or search file of a build can know of it.
 * @returns the entries, sorted
 * @throws ZodError where frontmatter does not fit, Error where a picture is missing
 */
export function createCollection<T extends Publication>(
  options: CollectionOptions<T>,
): Collection<T> {
  const { name, base, modules, schema, compare } = options;
  const bodies = new Map<string, MDXContent>();
  const found = Object.entries(modules).flatMap(([file, module]) => {
    const slug = toFileName(file);
    const fields = schema.parse(module.frontmatter);
    if (!isPreview && !isPublished(fields, today)) return [];
    bodies.set(slug, module.default);
    return [{ fields, entry: toEntry(fields, slug, `${base}/${slug}`, file) }];
  });
  found.sort((a, b) => compare(a.fields, b.fields));
  const bySlug = new Map(found.map(({ entry }) => [entry.slug, entry]));
  return {
    entries: found.map(({ entry }) => entry),
    get: (slug) => bySlug.get(slug) ?? missing(name, slug),
    body: (slug) => bodies.get(slug) ?? missing(name, slug),
  };
}

function toEntry<T extends Publication>(
  fields: T,
  slug: string,
  path: string,
  file: string,
): Entry<T> {
  const { image, draft, publishAt, ...rest } = fields as T & { image?: Image };
  const picture = image === undefined ? {} : { image: resolvePicture(image, file) };
  const publication = isPublished({ draft, publishAt }, today) ? {} : { draft, publishAt };
  return { ...rest, ...picture, ...publication, slug, path } as unknown as Entry<T>;
}

function toFileName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.mdx$/, '');
}

function missing(name: string, slug: string): never {
  throw new Error(`content/${name} has no entry "${slug}"`);
}
