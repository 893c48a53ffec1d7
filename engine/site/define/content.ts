import type { MDXContent } from 'mdx/types';
import type { z } from 'zod';
import type { CopySchema } from '#check/copy';
import type { Params } from '#check/definitions';
import type { ContentSource } from './content-source';
import type { Entries } from './define-collection';
import type { Body, NamedLink, SoughtBody, Terms } from './entry';
import type { GlossaryTerm, Site } from './register';
import type { SearchEntry } from './search-document';

/** A file below `content/pages/`: its address, its words and its text. */
export interface WrittenPage<S extends CopySchema = CopySchema> {
  path: string;
  /** Below the project's folder. */
  file: string;
  copy: z.output<S>;
  body: MDXContent;
}

/** All content, as loaders read it. */
export interface Content {
  /** The entries of a collection. */
  getCollection: <E, F>(collection: {
    read: (source: ContentSource) => Entries<E, F>;
  }) => Entries<E, F>;
  /** The entry of a slug; throws where there is none. */
  getEntry: <E>(collection: { read: (source: ContentSource) => Entries<E> }, slug: string) => E;
  /** The words of the only page of a kind; throws where no file is of that kind. */
  getCopy: <S extends CopySchema>(schema: S) => z.output<S>;
  /**
   * The address of the only page of a kind, or of the one with these parameters; throws where there
   * is no file or no route.
   */
  getPath: (schema: CopySchema, params?: Params) => string;
  /** Every file of a kind. */
  getPages: <S extends CopySchema>(schema: S) => WrittenPage<S>[];
  site: Site;
  /** Where the site is served, such as `https://grid.example`, without a slash at its end. */
  origin: string;
  /** The day for which the site is built, `YYYY-MM-DD`. */
  today: string;
  /** The year of that day. */
  year: number;
  glossary: GlossaryTerm[];
  /** The terms that a page explains, by slug; throws where the glossary lacks one. */
  terms: (slugs: (string | undefined)[]) => Terms;
  /** Renders a text; `opensPage` where it stands on the first screen, with no figure above it. */
  render: (body: MDXContent, opensPage?: boolean) => Body;
  /** What searches know of a body; a build that has rendered it before does not render it again. */
  sought: (body: MDXContent) => SoughtBody;
  /** The text of a drawing whose names are filled in at build time, by its file's name. */
  drawing: (name: string) => string;
  /** A page by its name in the bar or, where it is not there, by its own title. */
  linkTo: (path: string) => NamedLink;
  /** The link of the bar below which an address lies. */
  parentOf: (path: string) => NamedLink[];
  /** Every page that can be found, in the order in which lists show them. */
  findable: () => SearchEntry[];
  /** The groups of what can be found, with the list that has them all where there is one. */
  groups: () => { kind: string; full: string | null }[];
}
