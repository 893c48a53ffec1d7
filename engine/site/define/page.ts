import type { MDXContent } from 'mdx/types';
import type { z } from 'zod';
import type { Block } from '#base/markdown';
import type { CopySchema } from '#check/copy';
import type { AnyPageKind } from '#check/definitions';
import type { Content } from './content';
import type { FileSizes, Head, NamedLink } from './entry';
import type { Picture } from './picture';
import type { SearchEntry, SearchSection } from './search-document';
import type { SiteData } from './site-data';

/** A thing in the vocabulary of schema.org; tests of the HTML know what each may have. */
export interface Thing {
  '@type'?: string;
  [property: string]: unknown;
}

/** What every page has. */
export interface AnyPage {
  kind: string;
  path: string;
  head: Head;
  copy: object;
  /** Where it stands, if several pages are one place that changes while readers stay there. */
  place?: string;
}

/** The data of a page: its words, and what its loader adds or says differently. */
export type PageData<S extends CopySchema, J> = {
  kind: z.output<S>['kind'];
  path: string;
  head: Head;
  copy: z.output<S>;
} & J;

/** What feeds say of an entry beside its title. */
export interface FeedItem {
  /** `YYYY-MM-DD`. */
  date: string;
  authors: readonly string[];
  category: string;
}

/** The metadata of a page. It never travels to browsers. */
export interface PageMeta {
  /** The pages above it, outermost first, without the home page. */
  breadcrumbs: NamedLink[];
  /** What its card says behind the names of these pages. */
  cardLabels: string[];
  /** What its card shows, beside its words. */
  cardPicture?: Picture | undefined;
  /** The days of the entries that it shows, `YYYY-MM-DD`. */
  lastModified: string[];
  /** What it is in the vocabulary of schema.org, beside its breadcrumbs. */
  jsonLd: Thing[];
  /** What feeds say of it; only one collection has feeds. */
  feed?: FeedItem;
  /** Whether readers may subscribe to it. */
  offersFeed: boolean;
}

/** A page with its metadata. */
export interface LoadedPage<P = AnyPage> {
  page: P;
  meta: PageMeta;
  /** Its twin in Markdown, headline first. */
  toMarkdown: (prose: Block, siteData: SiteData) => Block[];
  /** The file whose prose it shows, below the project's folder. */
  file: string | undefined;
  /** Whether it is the answer to unknown addresses, of which nothing else may know. */
  isHidden: boolean;
}

/** An address, and how its data is put together when it is needed. */
export interface SitePage<P = AnyPage> {
  kind: string;
  path: string;
  load: (sizes: FileSizes) => LoadedPage<P>;
}

/** A page that can be found, with the text whose headings are found too. */
export interface Findable {
  entry: SearchEntry;
  body: MDXContent;
  /** What its design puts under headings of their own. */
  sections?: SearchSection[] | undefined;
}

/** One kind of page, as `definePage` makes it. */
export interface PageKind<P = AnyPage> extends AnyPageKind {
  /** Whether it answers unknown addresses. */
  isHidden: boolean;
  /** Whether the search of the site leaves it out. */
  isUnsought: boolean;
  /** The name of its group of hits, where its entries can be found. */
  searchGroup: string | undefined;
  /** Its pages; `routes` are the addresses that `src/routes.ts` gives it. */
  listPages: (content: Content, routes: readonly string[]) => SitePage<P>[];
  /** What its design puts under headings beside those of the prose, by the address of a page. */
  listSections: (content: Content) => [path: string, sections: SearchSection[]][];
  /** Its entries as the search finds them. */
  listFindable: (content: Content, routes: readonly string[]) => Findable[];
}
