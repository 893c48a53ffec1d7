import type { Image } from '#check/fields';
import type { DayNightImage, DayNightPictures, Picture } from './picture.ts';
import type { GlossaryTerm } from './site-types.ts';
import type { TreeNode } from './tree.ts';

/**
 * An entry as pages see it: its frontmatter with pictures resolved, its slug and its address. It
 * has `draft` and `publishAt` only in development, and only if it is not published yet.
 */
export type Entry<T> = Resolved<T> & EntryBase;

/** What entries of every kind have. */
export interface EntryBase {
  slug: string;
  /** The address of its page, or of the page that shows it. */
  path: string;
}

type Resolved<T> = { [K in keyof T]: ResolvedPicture<T[K]> };

/** A resolved picture keeps the other properties of its field. */
type ResolvedPicture<V> = V extends Image
  ? Omit<V, keyof Image> & Picture
  : V extends DayNightImage
    ? DayNightPictures
    : V;

/** Terms of the glossary that a page explains in tooltips, by slug. */
export type Terms = Record<string, GlossaryTerm>;

/** A heading of a body, for tables of contents. */
export interface BodyHeading {
  id: string;
  text: string;
  depth: number;
}

/** The prose of an entry, rendered at build time. */
export interface Body {
  tree: TreeNode[];
  headings: BodyHeading[];
  /** Slugs of the glossary terms in it. */
  terms: string[];
}

/** A link with its label. */
export interface NamedLink {
  label: string;
  path: string;
}

/**
 * The size in bytes of a file generated beside pages, by its address; undefined in development, where
 * they are made on request, and at any other address.
 */
export type SizeOf = (address: string) => Promise<number | undefined>;

/** Says of no file how large it is. */
export const unknownSize: SizeOf = async () => undefined;

/** What `<head>` says about a page. */
export interface Head {
  title: string;
  /** The title for the browser tab and search results, if it is longer than the title in lists. */
  searchTitle?: string | undefined;
  description: string;
  /** Whether search engines should not index it. */
  unlisted?: boolean | undefined;
  /** The address of the page whose card it shares, if it has none of its own. */
  card?: string | undefined;
}
