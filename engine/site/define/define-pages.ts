import type { z } from 'zod';
import type { CopySchema } from '#check/copy';
import { kindOf } from '#check/copy';
import type { SearchEntry } from '#website/search-document';
import type { Content } from './content';
import type { AnyCollection, Collection } from './define-collection';
import type { Body, EntryBase, FileSizes, Terms } from './entry';
import type { AnyPage, FeedItem, MetaOptions, PageData, PageKind } from './page';
import {
  resolveMeta,
  textOf,
  toEntryMarkdown,
  toJsonLd,
  toLastModified,
  toListMarkdown,
} from './page-meta';

/** What the join of every page is given. */
interface LoaderArgs<S extends CopySchema> {
  /** The words of the page. */
  copy: z.output<S>;
  path: string;
  /** The address of the list. */
  base: string;
  content: Content;
  /** The bytes of the files that have been made. */
  sizes: FileSizes;
}

/** What the join of the page of an entry is given. */
interface EntryLoaderArgs<S extends CopySchema, E, F> extends LoaderArgs<S> {
  entry: E;
  /** Everything that its frontmatter says. */
  fields: F;
  /** All entries, in the order of their lists. */
  entries: E[];
}

interface EntryOptions<S extends CopySchema, E, F, J> extends MetaOptions<PageData<S, J>> {
  /** The words around each entry: `content/pages/<base>/[slug].mdx`. */
  copy: S;
  /** Whether the text of the entry stands on the first screen, with no figure above it. */
  opensWithProse?: boolean;
  /** The anchors that the design of the page has. */
  anchors?: string[];
  /** What feeds say of an entry; only one collection has feeds. */
  feed?: (page: PageData<S, J>) => FeedItem;
  /** What the page holds beside its words; `head` and `copy` may be said anew. */
  loader: (given: EntryLoaderArgs<S, E, F> & { body: Body; terms: Terms }) => J;
}

/** The page of each entry of a collection. */
export function entryPage<S extends CopySchema, E extends EntryBase, F, J extends object>(
  collection: Collection<string, F, E>,
  options: EntryOptions<S, E, F, J>,
): PageKind<PageData<S, J>> {
  const {
    copy: schema,
    loader: join,
    feed,
    opensWithProse = false,
    anchors = [],
    ...told
  } = options;
  return {
    ...{ kind: kindOf(schema), copy: schema, place: '/[slug]', prose: 'entry', isMany: false },
    anchors: () => anchors,
    sources: (content, base) => {
      const { all, body: bodyOf, fields } = content.getCollection(collection);
      return all.map((entry) => ({
        path: entry.path,
        open: (sizes) => {
          const copy = content.getCopy(schema);
          const body = content.render(bodyOf(entry.slug), opensWithProse);
          const { path } = entry;
          const given = { entry, entries: all, fields: fields(entry.slug), body };
          const terms = content.terms(body.terms);
          const joined = join({ ...given, terms, copy, path, base, content, sizes });
          const page = toPage(schema, path, toHead(collection, entry), copy, joined);
          const about = resolveMeta(page, told, {
            breadcrumbs: [content.linkTo(base)],
            lastModified: toLastModified(collection, [entry]),
            jsonLd: () => toJsonLd(collection, entry),
            toMarkdown: toEntryMarkdown(collection, entry, copy, content),
            file: `content/${collection.name}/${entry.slug}.mdx`,
            feed: feed?.(page),
          });
          return { page, about };
        },
      }));
    },
  };
}

/** One page of a list: its address, and the entries that it shows. */
export interface ListPage<E> {
  path: string;
  shows: E[];
}

interface ListOptions<S extends CopySchema, E, L extends ListPage<E>, J>
  extends MetaOptions<PageData<S, J>> {
  /** The words of the list: `content/pages/<base>.mdx`. */
  copy: S;
  /** Cuts a list that is too long for one page; the first one stands at the address of the list. */
  paginate?: (entries: readonly E[], base: string) => L[];
  /** The anchors that the design of the page has, or what they follow from. */
  anchors?: string[] | ((slugs: string[]) => string[]);
  /** Whether readers may subscribe to it. */
  offersFeed?: boolean;
  /** What the page holds beside its words; `head` and `copy` may be said anew. */
  loader: (given: LoaderArgs<S> & { leaf: L; entries: E[] }) => J;
}

/** The list of the entries of a collection, on one page or several. */
export function listPage<
  S extends CopySchema,
  E extends EntryBase,
  J extends object,
  L extends ListPage<E> = ListPage<E>,
>(
  collection: Collection<string, unknown, E>,
  options: ListOptions<S, E, L, J>,
): PageKind<PageData<S, J>> {
  const {
    copy: schema,
    loader: join,
    paginate: split,
    anchors = [],
    offersFeed = false,
    ...told
  } = options;
  const cut = split ?? ((entries, path) => [{ path, shows: [...entries] }] as L[]);
  return {
    ...{ kind: kindOf(schema), copy: schema, place: '', prose: 'none', isMany: false },
    anchors: ({ slugs }) => (typeof anchors === 'function' ? anchors(slugs) : anchors),
    addresses: (base, entries) => cut(entries as E[], base).map(({ path }) => path),
    sources: (content, base) => {
      const { all: entries } = content.getCollection(collection);
      return cut(entries, base).map((leaf) => ({
        path: leaf.path,
        open: (sizes) => {
          const copy = content.getCopy(schema);
          const { path } = leaf;
          const joined = join({ leaf, entries, copy, path, base, content, sizes });
          const page = toPage(schema, path, toSeo(copy), copy, joined);
          const about = resolveMeta(page, told, {
            lastModified: toLastModified(collection, leaf.shows),
            toMarkdown: () => toListMarkdown(collection, page, leaf.shows),
            offersFeed,
          });
          return { page, about };
        },
      }));
    },
  };
}

interface PagesOptions<E, F, D> {
  /** Its pages: the list, the page of an entry, and those below it. */
  pages: D[];
  /** The name of its group of hits, and what a hit says otherwise than the roles of its fields do. */
  search: {
    kind: string;
    find?: (given: { entry: E; fields: F; content: Content }) => Partial<SearchEntry>;
    /** Whether an entry is sought at all; each is where nothing is said. */
    isFindable?: (entry: E, content: Content) => boolean;
  };
}

/** A collection whose entries have pages. */
export interface Pages<N extends string, F, E, D> extends Collection<N, F, E> {
  pages: D[];
  /** The name of its group of hits. */
  searchKind: string;
  /** Its entries as the search finds them, each with its text. */
  find: (content: Content) => Findable[];
}

/** A page that can be found, with the text whose headings are found too. */
export interface Findable {
  entry: SearchEntry;
  body: Parameters<Content['render']>[0];
}

/** Defines the pages of a collection; what its definition says of entries stays as it is. */
export function definePages<N extends string, F, E extends EntryBase, D extends PageKind>(
  collection: Collection<N, F, E>,
  { pages, search }: PagesOptions<E, F, D>,
): Pages<N, F, E, D> {
  const { roles } = collection;
  return {
    ...collection,
    pages,
    searchKind: search.kind,
    find: (content) => {
      const { all, fields, body } = content.getCollection(collection);
      const { isFindable = () => true } = search;
      const found = all.filter((entry) => isFindable(entry, content));
      return found.map((entry) => ({
        entry: {
          kind: search.kind,
          path: entry.path,
          title: textOf(entry, roles.title),
          excerpt: textOf(entry, roles.excerpt),
          category: textOf(entry, roles.category),
          author: '',
          ...search.find?.({ entry, fields: fields(entry.slug), content }),
        },
        body: body(entry.slug),
      }));
    },
  };
}

/** Puts a page together; the order of its parts is that of its JSON. */
export function toPage<S extends CopySchema, J extends object>(
  schema: S,
  path: string,
  head: AnyPage['head'],
  copy: z.output<S>,
  joined: J,
): PageData<S, J> & AnyPage {
  const page = { kind: kindOf(schema), path, head, copy, ...joined };
  return page as unknown as PageData<S, J> & AnyPage;
}

function toHead({ roles }: AnyCollection, entry: object): AnyPage['head'] {
  return { title: textOf(entry, roles.title), description: textOf(entry, roles.excerpt) };
}

/** What the words of a list or a screen say to search engines. */
export function toSeo(copy: object): AnyPage['head'] {
  const { seo }: { seo?: AnyPage['head'] } = copy;
  return seo ?? { title: '', description: '' };
}
