import type { z } from 'zod';
import type { CopySchema, Params } from '#check/model/definitions';
import type { Block } from '../markdown/blocks.ts';
import type { Collection, Entries } from './define-collection.ts';
import type { Body, NamedLink, Terms } from './entry.ts';
import type { Prose } from './prose.ts';
import type { SearchEntry } from './search-document.ts';
import type { GlossaryTerm, Site } from './site-types.ts';

/** A file below `content/pages/`: its address, its copy and its prose. */
export interface WrittenPage<S extends CopySchema = CopySchema> {
  path: string;
  copy: z.output<S>;
  text: Prose;
}

/** All content, as loaders see it. */
export interface Content {
  /** The entries of a collection. */
  getCollection: <E, F>(collection: Pick<Collection<string, F, E>, 'read'>) => Entries<E, F>;
  /** The entry with a slug; throws if there is none. */
  getEntry: <E>(collection: Pick<Collection<string, unknown, E>, 'read'>, slug: string) => E;
  /** The copy of the only page of a kind; throws if no file is of that kind. */
  getCopy: <S extends CopySchema>(schema: S) => z.output<S>;
  /**
   * The address of the only page of a kind, or of the one with these parameters; throws if there is
   * no such file or route.
   */
  getPath: (schema: CopySchema, params?: Params) => string;
  /** Every file of a kind. */
  getPages: <S extends CopySchema>(schema: S) => WrittenPage<S>[];
  /** What the one file with this schema says, such as `content/glossary.yaml`. */
  getFile: <S extends z.ZodType>(schema: S) => z.output<S>;
  site: Site;
  /** Where the site is served, such as `https://grid.example`, without a trailing slash. */
  origin: string;
  /** The day for which the site is built, `YYYY-MM-DD`. */
  today: string;
  /** The year of that day. */
  year: number;
  glossary: GlossaryTerm[];
  /** The terms that a page explains, by slug, in the order of the glossary. */
  terms: (slugs: (string | undefined)[]) => Terms;
  /**
   * Loads what a page shows of a text: the rendered text, and the terms that it explains.
   * @param opensPage whether it is on the first screen, with no figure above it
   */
  render: (text: Prose, opensPage?: boolean) => Promise<{ body: Body; terms: Terms }>;
  /** Loads a text as Markdown, for programs that read text; empty if there is none. */
  toMarkdown: (text: Prose) => Promise<Block>;
  /** A link to a page, labeled as in the navigation bar or, if not there, with the page's title. */
  linkTo: (path: string) => NamedLink;
  /** The links to the pages above an address, outermost first, without the home page. */
  pagesAbove: (path: string) => NamedLink[];
  /** Every searchable page, in the order in which lists show them. */
  listSearchEntries: () => SearchEntry[];
  /** The groups of search hits, with the path of the page that lists all of them, if any. */
  groups: () => { kind: string; full: string | null }[];
}
