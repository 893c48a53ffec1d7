import type { Thing } from 'schema-dts';
import type { z } from 'zod';
import type { CopySchema } from '#check/copy';
import type { Content } from './content';
import type { FileSizes, Head, NamedLink } from './entry';
import type { SiteData } from './site-data';

/** What every page has. */
export interface AnyPage {
  kind: string;
  path: string;
  head: Head;
  copy: object;
}

/** The data of a page: its words, and what its join adds or says differently. */
export type PageData<S extends CopySchema, J> = {
  kind: z.output<S>['kind'];
  path: string;
  head: Head;
} & J &
  (J extends { copy: unknown } ? unknown : { copy: z.output<S> });

/** What feeds say of an entry beside its title. */
export interface FeedItem {
  /** `YYYY-MM-DD`. */
  date: string;
  author: string;
  category: string;
}

/** What machines are told of a page. It never travels to browsers. */
export interface PageMeta {
  /** The pages above it, outermost first, without the home page. */
  breadcrumbs: NamedLink[];
  /** What its card says behind the names of these pages. */
  cardLabels: string[];
  /** The days of the entries that it shows, `YYYY-MM-DD`. */
  lastModified: string[];
  /** What it is in the vocabulary of schema.org, beside its trail. */
  jsonLd: (frame: SiteData) => Thing[];
  /** Its twin in Markdown, headline first. */
  toMarkdown: (prose: string, frame: SiteData) => string[];
  /** The file whose prose it shows, below the project's folder. */
  file: string | undefined;
  feed: FeedItem | undefined;
  /** Whether readers may subscribe to it. */
  offersFeed: boolean;
  /** Whether it is the answer to unknown addresses, of which nothing else may know. */
  isHidden: boolean;
}

/** A page with what machines are told of it. */
export interface LoadedPage<P = AnyPage> {
  page: P;
  about: PageMeta;
}

/** An address, and how its data is put together when it is needed. */
export interface StaticPath<P = AnyPage> {
  path: string;
  open: (sizes: FileSizes) => LoadedPage<P>;
}

/** What a definition may say otherwise than the rules do. */
export interface MetaOptions<P> {
  breadcrumbs?: (page: P) => NamedLink[];
  cardLabels?: (page: P) => string[];
  lastModified?: (page: P) => string[];
  jsonLd?: (page: P, frame: SiteData) => Thing[];
  toMarkdown?: (page: P, prose: string, frame: SiteData) => string[];
}

/** What the anchors of a page may follow from. */
export interface AnchorsArgs {
  /** The frontmatter of its words, valid or not. */
  data: unknown;
  /** The slugs of its collection. */
  slugs: string[];
  /** The slugs of the glossary. */
  terms: string[];
}

/** One kind of page, as lists of them are walked. */
export interface PageKind<P = AnyPage> {
  kind: string;
  copy: CopySchema;
  /** Where its words lie, below the address of its collection or as a whole address. */
  place: string;
  /** The anchors that its design has. */
  anchors: (given: AnchorsArgs) => string[];
  /** Whether the headings of a text are anchors too: of the entry's file, or of its own. */
  prose: 'entry' | 'own' | 'none';
  /** The addresses of a list that goes on over several pages, from the frontmatter of its entries. */
  addresses?: (base: string, entries: readonly unknown[]) => string[];
  /** Whether a PDF of each lies beside it, under the same name. */
  hasPdf?: boolean;
  /** Whether any number of files may be of this kind. */
  isMany: boolean;
  sources: (content: Content, base: string) => StaticPath<P>[];
}
