import type { MDXContent } from 'mdx/types';

import type { Publication } from '#base/publishing';
import type { Image } from '#check/fields';
import type { Picture } from './picture';

/** A file of a collection, as the content source provides it. */
export interface EntryFile {
  /** The path of the file, in the form that the content source uses. */
  file: string;
  slug: string;
  /** Its frontmatter, with the facts of the site filled in. */
  frontmatter: unknown;
  /** How many words its body has. */
  words: number;
  body: MDXContent;
}

/**
 * The only source of entries. Through it, unpublished entries are left out, so that no page, list,
 * feed or search file of a build can contain them.
 */
export interface ContentSource {
  /** The day for which the site is built, `YYYY-MM-DD`. */
  today: string;
  /** The files of a folder below `content/`. */
  files: (name: string) => EntryFile[];
  /** What the addresses of a collection begin with; undefined if its entries have no pages. */
  base: (name: string) => string | undefined;
  /** Whether an entry is shown: published, or any in development. */
  isShown: (publication: Publication) => boolean;
  isPublished: (publication: Publication) => boolean;
  /** Resolves a picture beside a file; throws if there is none. */
  pictureOf: (image: Image, file: string) => Picture;
}
