import type { z } from 'zod';
import { toPath } from '#check/addresses/routes';
import type { AnyCollection, CopySchema, Params, TargetArgs } from '#check/model/definitions';
import { kindOf } from '#check/model/definitions';
import { type Block, headline } from '../markdown/blocks.ts';
import type { Content, WrittenPage } from './content.ts';
import type { Collection } from './define-collection.ts';
import type { EntryBase, Head, SizeOf } from './entry.ts';
import type { LoadedPage, PageData, PageKind, PageMeta, SearchablePage } from './page.ts';
import type { Prose } from './prose.ts';
import { PAGE, type SearchEntry, type SearchSection } from './search-document.ts';
import type { MetaContext, SiteData } from './site-data.ts';

/** An address of a page, as the parameters of its route, and the props that its loader receives. */
interface StaticPath<P> {
  params: Params;
  props: P;
  /** The prose of its entry; by default, that of the file with its copy. */
  text?: Prose;
}

/** The addresses of a page: `everyEntry(products)`, `everyListPage(insights, paginate)`. */
interface StaticPaths<P> {
  /** The collection that they are derived from. */
  collection: AnyCollection;
  list: (content: Content) => StaticPath<P>[];
  /** Their parameters, derived from frontmatter alone, for the check. */
  listParams: (entries: readonly { slug: string }[]) => Params[];
}

/** The arguments of a loader: the page's copy and address, all content, and its path's props. */
type LoaderArgs<S extends CopySchema, P> = P & {
  copy: z.output<S>;
  path: string;
  /** The prose below its copy, or that of its entry: `...(await content.render(text))`. */
  text: Prose;
  content: Content;
  /** The bytes of the files that were generated. */
  sizeOf: SizeOf;
};

type SearchHit = Pick<SearchEntry, 'title' | 'excerpt'> & Partial<SearchEntry>;

interface PageOptions<S extends CopySchema, P, J> {
  /** The schema of the page's copy: `content/pages/`, at its route. */
  copy: S;
  /** Every address of its route; by default, that of each file with its copy. */
  getStaticPaths?: StaticPaths<P>;
  /** What its JSON holds besides its copy; it may override `head`, `breadcrumb` and `copy`. */
  loader?: (args: LoaderArgs<S, NoInfer<P>>) => J | Promise<J>;
  /** Its metadata; what is left out is empty. */
  meta?: (page: PageData<S, NoInfer<J>>, site: MetaContext) => Partial<PageMeta>;
  /** Its Markdown version, headline first. */
  toMarkdown?: (page: PageData<S, NoInfer<J>>, prose: Block, siteData: SiteData) => Block[];
  /** How the search finds one of its entries; undefined if it should not. */
  toSearchHit?: (args: NoInfer<P> & { content: Content }) => SearchHit | undefined;
  /** The group of these hits; by default, its kind. */
  searchGroup?: string;
  /** Sections outside its prose, for the search: `content.glossary`. */
  sections?: (args: { copy: z.output<S>; content: Content }) => SearchSection[];
  /** The anchors outside its prose, or a function that derives them. */
  anchors?: string[] | ((args: TargetArgs) => string[]);
  /**
   * What a link to it may choose, by parameter of its address, such as the topics of `?topic=`; a
   * parameter may also list several, separated by commas. Links can give all others any value.
   */
  parameters?: (args: TargetArgs) => Record<string, string[]>;
  /** Whether it shows the prose of its file or entry. */
  showsProse?: boolean;
  /** The suffixes that the addresses of its files add to its own, such as `.pdf`. */
  files?: readonly string[];
  /** Further suffixes that depend on its words, such as those of the files that it lists. */
  listFiles?: (args: TargetArgs) => string[];
  /** Whether it answers unknown addresses; search, sitemap and links leave it out. */
  isHidden?: boolean;
  /** Whether the search of the site leaves it out. */
  isUnsearchable?: boolean;
}

/** The data that a view receives: `LoaderData<typeof product>`. */
export type LoaderData<D> = D extends PageKind<infer P> ? P : never;

/** Defines a page; `src/routes.ts` gives it its addresses. */
export function definePage<
  S extends CopySchema,
  P,
  J extends { head?: Head; [name: string]: unknown } = Record<never, never>,
>(options: PageOptions<S, P, J>): PageKind<PageData<S, J>> {
  const { copy: schema, getStaticPaths, anchors = [], showsProse = false } = options;
  const { files = [] } = options;
  const kind = kindOf(schema);
  const { toSearchHit, searchGroup = kind } = options;
  const listPaths = (content: Content, routes: readonly string[]): Address<S, P>[] =>
    content.getPages(schema).flatMap((page) =>
      getStaticPaths === undefined
        ? [{ ...page, props: {} as P }]
        : getStaticPaths.list(content).map(({ params, ...own }) => ({
            ...page,
            ...own,
            path: toPath(routes, params),
          })),
    );
  return {
    kind,
    copy: schema,
    showsProse,
    files,
    collection: getStaticPaths?.collection,
    listParams: getStaticPaths?.listParams,
    anchors: (args) => (typeof anchors === 'function' ? anchors(args) : anchors),
    listFiles: options.listFiles,
    parameters: options.parameters ?? (() => ({})),
    listPages: (content, routes) =>
      listPaths(content, routes).map((address) => ({
        path: address.path,
        load: (sizeOf) => loadPage(options, address, content, sizeOf),
      })),
    searchGroup: toSearchHit && searchGroup,
    listSearchable: (content, routes) =>
      toSearchHit === undefined
        ? findWritten(options, content)
        : listPaths(content, routes).flatMap(({ path, props, text }) => {
            const hit = toSearchHit({ ...props, content });
            if (hit === undefined) return [];
            const { title, excerpt, category = '', author = '', ...others } = hit;
            const entry = { kind: searchGroup, path, title, excerpt, category, author };
            return [{ entry: { ...entry, ...others }, text }];
          }),
  };
}

/** The pages of a kind as search hits, by their copy; none if the search leaves them out. */
function findWritten<S extends CopySchema, P, J>(
  { copy: schema, sections, isHidden = false, isUnsearchable = isHidden }: PageOptions<S, P, J>,
  content: Content,
): SearchablePage[] {
  if (isUnsearchable) return [];
  return content.getPages(schema).flatMap(({ path, copy, text }) => {
    const { title, searchTitle, description: excerpt, unlisted } = toSeo(copy);
    if (unlisted || path.includes('[')) return [];
    const entry = { kind: PAGE, path, title, searchTitle, excerpt, category: '', author: '' };
    return [{ entry, text, sections: sections?.({ copy, content }) }];
  });
}

/** A page of a kind: its address, its copy, its prose. */
type Address<S extends CopySchema, P> = WrittenPage<S> & { props: P };

/** Assembles a page; the order of its parts is that of its JSON. */
async function loadPage<S extends CopySchema, J extends { head?: Head }, P>(
  {
    loader = () => ({}) as J,
    meta,
    toMarkdown,
    showsProse = false,
    isHidden = false,
  }: PageOptions<S, P, J>,
  { path, copy, text, props }: Address<S, P>,
  content: Content,
  sizeOf: SizeOf,
): Promise<LoadedPage<PageData<S, J>>> {
  const data = await loader({ ...props, copy, path, text, content, sizeOf });
  const head = data.head ?? toSeo(copy);
  const breadcrumb = content.pagesAbove(path);
  const page = { kind: copy.kind, path, head, breadcrumb, copy, ...data };
  return {
    page,
    meta: {
      breadcrumbs: page.breadcrumb,
      cardLabels: [],
      lastModified: [],
      jsonLd: [],
      offersFeed: false,
      ...meta?.(page, content),
    },
    async toMarkdown(siteData) {
      const prose = showsProse ? await content.toMarkdown(text) : '';
      const plain = [headline(page.head.title), page.head.description, prose];
      return toMarkdown?.(page, prose, siteData) ?? plain;
    },
    isHidden,
  };
}

/**
 * An address for each entry of a collection: its slug is the route's `:slug`. The loader gets the
 * `entry`, the `fields` of its whole frontmatter, and all `entries`, in list order.
 */
export function everyEntry<E extends EntryBase, F>(
  collection: Collection<string, F, E>,
): StaticPaths<{ entry: E; fields: F; entries: E[] }> {
  return {
    collection,
    list: (content) => {
      const { all: entries, fields, text } = content.getCollection(collection);
      return entries.map((entry) => ({
        params: { slug: entry.slug },
        props: { entry, entries, fields: fields(entry.slug) },
        text: text(entry.slug),
      }));
    },
    listParams: (entries) => entries.map(({ slug }) => ({ slug })),
  };
}

/**
 * The addresses of a list that spans several pages.
 * @param paginate splits the entries, in list order, into pages; it must read only their
 * frontmatter, which is all that the check passes to it
 */
export function everyListPage<E extends EntryBase, L extends { params: Params }>(
  collection: Collection<string, unknown, E>,
  paginate: (entries: readonly E[]) => L[],
): StaticPaths<{ list: L }> {
  return {
    collection,
    list: (content) =>
      paginate(content.getCollection(collection).all).map((list) => ({
        params: list.params,
        props: { list },
      })),
    listParams: (entries) => paginate(entries as readonly E[]).map(({ params }) => params),
  };
}

/** The metadata for search engines in a page's copy. */
function toSeo(copy: object): Head {
  const { seo }: { seo?: Head } = copy;
  return seo ?? { title: '', description: '' };
}
