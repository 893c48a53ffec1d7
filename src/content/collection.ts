import type { MDXContent } from 'mdx/types';
import type { z } from 'zod';

import type { Image } from '../schemas/fields';
import { resolvePicture } from './media';
import type { Entry } from './page-data';

/** What the MDX compiler makes of a file. */
export interface MdxModule {
  frontmatter: unknown;
  default: MDXContent;
}

/** The entries of one folder, ready to be listed and looked up. */
export interface Collection<T> {
  /** All entries, in the order of their lists. */
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
 * file that was changed in between.
 * @returns the entries, sorted
 * @throws ZodError where frontmatter does not fit, Error where a picture is missing
 */
export function createCollection<T extends object>(options: CollectionOptions<T>): Collection<T> {
  const { name, base, modules, schema, compare } = options;
  const bodies = new Map<string, MDXContent>();
  const found = Object.entries(modules).map(([file, module]) => {
    const slug = toFileName(file);
    bodies.set(slug, module.default);
    const fields = schema.parse(module.frontmatter);
    return { fields, entry: toEntry(fields, slug, `${base}/${slug}`, file) };
  });
  found.sort((a, b) => compare(a.fields, b.fields));
  const bySlug = new Map(found.map(({ entry }) => [entry.slug, entry]));
  return {
    entries: found.map(({ entry }) => entry),
    get: (slug) => bySlug.get(slug) ?? missing(name, slug),
    body: (slug) => bodies.get(slug) ?? missing(name, slug),
  };
}

function toEntry<T extends object>(fields: T, slug: string, path: string, file: string): Entry<T> {
  const { image, ...rest } = fields as T & { image?: Image };
  const picture = image === undefined ? {} : { image: resolvePicture(image, file) };
  return { ...rest, ...picture, slug, path } as unknown as Entry<T>;
}

function toFileName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.mdx$/, '');
}

function missing(name: string, slug: string): never {
  throw new Error(`content/${name} has no entry "${slug}"`);
}
