import type { z } from 'zod';
import type { AnyPageKind, CopySchema } from '#check/model/definitions';
import type { Block } from '../markdown/blocks.ts';
import type { Content } from './content.ts';
import type { Head, NamedLink, SizeOf } from './entry.ts';
import type { Picture } from './picture.ts';
import type { Prose } from './prose.ts';
import type { SearchEntry, SearchSection } from './search-document.ts';
import type { SiteData } from './site-data.ts';

/** A schema.org item; the HTML tests know which properties each type may have. */
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
  /** Shared by pages that are one place to readers, whose content changes while they stay there. */
  viewKey?: string;
}

/** The data of a page: its copy, and what its loader adds or overrides. */
export type PageData<S extends CopySchema, J> = {
  kind: z.output<S>['kind'];
  path: string;
  head: Head;
  /** The pages above it, outermost first, without the home page. */
  breadcrumb: NamedLink[];
  copy: z.output<S>;
} & J;

/** The metadata of a page. It is never sent to browsers. */
export interface PageMeta {
  /** The pages above it; by default, its `breadcrumb`. */
  breadcrumbs: NamedLink[];
  /** What its card says after the names of these pages. */
  cardLabels: string[];
  /** The picture on its card. */
  cardPicture?: Picture | undefined;
  /** The dates of the entries that it shows, `YYYY-MM-DD`. */
  lastModified: string[];
  /** Its schema.org data, besides its breadcrumbs. */
  jsonLd: Thing[];
  /**
   * What feeds say about it, its day as `YYYY-MM-DD`; only one collection has feeds. An entry of a
   * feed has an author.
   */
  feed?: { date: string; authors: readonly [string, ...string[]]; category: string };
  /** Whether readers may subscribe to it. */
  offersFeed: boolean;
}

export interface LoadedPage<P = AnyPage> {
  page: P;
  meta: PageMeta;
  /** Loads its Markdown version, headline first. */
  toMarkdown: (siteData: SiteData) => Promise<Block[]>;
  /** Whether it is the 404 page, which nothing else may list. */
  isHidden: boolean;
}

/** An address, and how to load its data on demand. */
export interface SitePage<P = AnyPage> {
  path: string;
  load: (sizeOf: SizeOf) => Promise<LoadedPage<P>>;
}

/** A searchable page, with the text whose headings are searchable too. */
export interface SearchablePage {
  entry: SearchEntry;
  text: Prose;
  /** Its sections outside the prose. */
  sections?: SearchSection[] | undefined;
}

/** One kind of page, as `definePage` makes it. */
export interface PageKind<P = AnyPage> extends AnyPageKind {
  /** The name of its group of hits, if its entries are searchable. */
  searchGroup: string | undefined;
  /** Its pages; `routes` are the addresses that `src/routes.ts` gives it. */
  listPages: (content: Content, routes: readonly string[]) => SitePage<P>[];
  /** Its pages that the search of the site finds. */
  listSearchable: (content: Content, routes: readonly string[]) => SearchablePage[];
}
