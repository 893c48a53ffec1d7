import type { Image, Portrait } from '#check/fields';
import type { Picture, PortraitPictures } from './picture';
import type { GlossaryTerm } from './register';
import type { TreeNode } from './tree';

/**
 * An entry as pages see it: its frontmatter, its slug, its address, its pictures resolved. Only
 * development sees `draft` and `publishAt`, on entries that are not published yet.
 */
export type Entry<T> = Resolved<Omit<T, 'symbol' | 'portrait'>> &
  EntryBase &
  SymbolOf<T> &
  PortraitOf<T>;

/** What every entry has, whatever it is. */
export interface EntryBase {
  slug: string;
  /** The address of its page, or of the page that shows it. */
  path: string;
}

type Resolved<T> = { [K in keyof T]: ResolvedPicture<T[K]> };

/** A picture keeps what else its field says of it. */
type ResolvedPicture<V> = V extends Image ? Omit<V, keyof Image> & Picture : V;

type SymbolOf<T> = T extends { symbol?: string | undefined }
  ? { symbol?: Picture | undefined }
  : unknown;

type PortraitOf<T> = T extends { portrait?: Portrait | undefined }
  ? { portrait?: PortraitPictures | undefined }
  : unknown;

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
  /** Slugs of the glossary's terms in it. */
  terms: string[];
}

/** What searches know of a body. */
export interface SoughtBody {
  headings: BodyHeading[];
  /** Its words of three letters and more, and numbers such as those of standards, each once, with a space between two. */
  words: string;
}

/** A link with its words. */
export interface NamedLink {
  label: string;
  path: string;
}

/** The bytes of files that are made beside pages, by address; empty while the site is developed. */
export type FileSizes = Record<string, number>;

/** What `<head>` says of a page. */
export interface Head {
  title: string;
  /** The title of the tab and in search results, where it has more words than what lists call the page. */
  searchTitle?: string | undefined;
  description: string;
  /** Whether search engines shall leave it out. */
  unlisted?: boolean | undefined;
  /** The address of the page whose card it shares, where it has none of its own. */
  card?: string | undefined;
}
