import type { z } from 'zod';
import { memoize } from '#check/cache/memoize';
import type { Image } from '#check/fields';
import type { AnyCollection } from '#check/model/definitions';
import { isPublished, type Publication } from '#check/model/publishing';
import type { Entry, EntryBase } from './entry.ts';
import type { DayNightImage, DayNightPictures, Picture } from './picture.ts';
import type { Prose } from './prose.ts';

/** A file of a collection, as the content source provides it. */
export interface EntryFile {
  /** The path of the file, in the form that the content source uses. */
  file: string;
  slug: string;
  /** Its frontmatter, with the facts of the site filled in. */
  frontmatter: unknown;
  /** How many words its body has. */
  words: number;
  text: Prose;
}

/** What entries are read from. */
export interface ContentSource {
  /** The day for which the site is built, `YYYY-MM-DD`. */
  today: string;
  /** Whether unpublished entries are shown, as in development. */
  isPreview: boolean;
  /** The files of a folder below `content/`. */
  files: (name: string) => EntryFile[];
  /** What the addresses of a collection begin with; undefined if its entries have no pages. */
  base: (name: string) => string | undefined;
  /** Resolves a picture beside a file; throws if there is none. */
  pictureOf: (image: Image, file: string) => Picture;
}

/** The entries of a collection, ready to be listed and looked up. */
export interface Entries<E, F = unknown> {
  /** All published entries (in development, all entries), in list order. */
  all: E[];
  /** The entry with a slug; throws if there is none. */
  getEntry: (slug: string) => E;
  /** The whole frontmatter, including what is left out of lists; throws like `getEntry`. */
  fields: (slug: string) => F;
  /** The prose of an entry, by slug; throws like `getEntry`. */
  text: (slug: string) => Prose;
}

/** A kind of entry: `content/<name>/<slug>.mdx`. `E` is what pages see, `F` the frontmatter. */
export interface Collection<N extends string, F, E> extends AnyCollection {
  name: N;
  /** Reads all entries, once for each content source. */
  read: (source: ContentSource) => Entries<E, F>;
}

/** An entry of a collection: `EntryOf<typeof products>`. */
export type EntryOf<C> = C extends Collection<string, unknown, infer E> ? E : never;

type TextField<T> = {
  [K in keyof T & string]: T[K] extends string | undefined ? K : never;
}[keyof T & string];

interface CollectionOptions<N extends string, S extends z.ZodType<Publication>, T>
  extends AnyCollection {
  name: N;
  schema: S;
  /** What lists and pages get, from the frontmatter and the word count; by default everything. */
  pick?: (fields: z.output<S>, words: number) => T;
  /** The sort order of its lists, on the day for which the site is built. */
  order: (a: NoInfer<T>, b: NoInfer<T>, today: string) => number;
  titleField: TextField<NoInfer<T>>;
  excerptField: TextField<NoInfer<T>>;
}

/**
 * Defines a kind of entry; `src/content.config.ts` lists it.
 * @returns the collection, which other code passes as a value: `content.getCollection(products)`
 */
export function defineCollection<
  const N extends string,
  S extends z.ZodType<Publication>,
  T = z.output<S>,
>(options: CollectionOptions<N, S, T>): Collection<N, z.output<S>, Entry<T>> {
  return { ...options, read: memoize((source: ContentSource) => readEntries(options, source)) };
}

/** Sorts by position. */
export const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** The newest first. */
export const newestFirst = (a: { date: string }, b: { date: string }) =>
  b.date.localeCompare(a.date);

/** The default for `shown`: everything that the schema parses. */
const toAll = <T>(fields: unknown): T => fields as T;

/**
 * The only way to entries: no page, list, feed or search file of a build can contain an unpublished
 * one. The content check has already validated the files: one that fails here has changed since.
 */
function readEntries<N extends string, S extends z.ZodType<Publication>, T>(
  { name, schema, pick = toAll<T>, order, shownOn = '' }: CollectionOptions<N, S, T>,
  source: ContentSource,
): Entries<Entry<T>, z.output<S>> {
  const base = source.base(name);
  const found = source.files(name).flatMap(({ file, slug, frontmatter, words, text }) => {
    const fields = schema.parse(frontmatter);
    if (!source.isPreview && !isPublished(fields, source.today)) return [];
    const listed = pick(fields, words);
    const path = base === undefined ? shownOn : `${base}/${slug}`;
    const entry = toEntry(listed, { slug, path }, file, source);
    return [{ fields, listed, entry, text, slug }];
  });
  found.sort((a, b) => order(a.listed, b.listed, source.today));
  const bySlug = new Map(found.map((one) => [one.slug, one]));
  const get = (slug: string) => {
    const one = bySlug.get(slug);
    if (one === undefined) throw new Error(`content/${name} has no entry "${slug}"`);
    return one;
  };
  return {
    all: found.map(({ entry }) => entry),
    getEntry: (slug) => get(slug).entry,
    fields: (slug) => get(slug).fields,
    text: (slug) => get(slug).text,
  };
}

function toEntry<T>(fields: T, base: EntryBase, file: string, source: ContentSource): Entry<T> {
  const { draft, publishAt, ...rest } = fields as T & Publication;
  const toPair = ({ day, night, alt }: DayNightImage): DayNightPictures => ({
    day: source.pictureOf({ src: day, alt }, file),
    night: source.pictureOf({ src: night, alt }, file),
  });
  const resolve = (value: unknown) => {
    if (isImage(value)) return source.pictureOf(value, file);
    return isDayNightImage(value) ? toPair(value) : value;
  };
  const resolved = Object.entries(rest).map(([name, value]) => [name, resolve(value)]);
  const isOut = isPublished({ draft, publishAt }, source.today);
  const entry: object = {
    ...Object.fromEntries(resolved),
    ...(isOut ? {} : { draft, publishAt }),
    ...base,
  };
  return entry as Entry<T>;
}

function isDayNightImage(value: unknown): value is DayNightImage {
  const { day, night, alt } = Object(value);
  return [day, night, alt].every((each) => typeof each === 'string');
}

function isImage(value: unknown): value is Image {
  return typeof value === 'object' && value !== null && 'src' in value && 'alt' in value;
}
