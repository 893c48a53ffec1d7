import type { MDXContent } from 'mdx/types';
import type { Thing } from 'schema-dts';
import type { z } from 'zod';
import type { CopySchema } from '#check/copy';
import { kindOf } from '#check/copy';
import type { Content } from './content';
import type { Collection } from './define-collection';
import { toPage, toSeo } from './define-pages';
import type { SinglePage } from './define-single-page';
import type { EntryBase, FileSizes, NamedLink } from './entry';
import type { AnchorsArgs, AnyPage, PageData, PageKind } from './page';
import { resolveMeta } from './page-meta';
import type { MetaContext, SiteData } from './site-data';

/** An address that is built, and what the loader is given there. */
export interface BuiltPath<P> {
  path: string;
  props: P;
  /** The prose below its words, or of its entry. */
  text: MDXContent;
  /** The file whose prose it shows, below the project's folder. */
  file?: string | undefined;
}

/** What a loader is given: the words of the page, its address, all content, and the props of its path. */
export type LoaderArgs<S extends CopySchema, P> = P & {
  copy: z.output<S>;
  path: string;
  /** The prose below its words, or of its entry: `content.render(text)`. */
  text: MDXContent;
  content: Content;
  /** The bytes of the files that have been made. */
  sizes: FileSizes;
};

/** What machines are told of a page; what is left out is none. */
interface Meta {
  /** The pages above it, outermost first, without the home page. */
  breadcrumbs?: NamedLink[];
  /** What its card says behind their names. */
  cardLabels?: string[];
  /** The days of what it shows, `YYYY-MM-DD`. */
  lastModified?: string[];
  jsonLd?: Thing[];
}

interface PageOptions<S extends CopySchema, P, J> {
  /** The words of the page: `content/pages/`, at its route. */
  copy: S;
  /** Every address of its route; without it, that of each file of its words. */
  getStaticPaths?: (content: Content) => BuiltPath<P>[];
  /** What its JSON holds beside its words; `head` and `copy` may be said anew. */
  loader: (args: LoaderArgs<S, NoInfer<P>>) => J;
  meta?: (page: PageData<S, J>, site: MetaContext) => Meta;
  /** Its twin in Markdown, headline first. */
  toMarkdown?: (page: PageData<S, J>, prose: string, site: SiteData) => string[];
  /** The anchors that its design has, or what they follow from. */
  anchors?: string[] | ((args: AnchorsArgs) => string[]);
  /** Whose headings are anchors too: of the entry's file, or of its own. */
  prose?: 'entry' | 'own' | 'none';
  /** Whether a PDF of each lies beside it, under the same name. */
  hasPdf?: boolean;
  /** Whether it answers unknown addresses; search, sitemap and links leave it out. */
  isHidden?: boolean;
  /** Whether the search of the site leaves it out. */
  isUnsought?: boolean;
}

/** What a view is given: `LoaderData<typeof product>`. */
export type LoaderData<D> = D extends PageKind<infer P> ? P : never;

/** Defines a page; `src/routes.ts` says where it stands. */
export function definePage<S extends CopySchema, J extends object, P extends object = object>(
  options: PageOptions<S, P, J>,
): SinglePage<PageData<S, J>> {
  const { copy: schema, getStaticPaths, loader, meta, toMarkdown, anchors = [] } = options;
  const { prose = 'none', hasPdf = false, isHidden = false, isUnsought = isHidden } = options;
  const listPaths = getStaticPaths ?? ((content) => toOwnPaths<P>(content, schema, prose));
  return {
    ...{ kind: kindOf(schema), copy: schema, place: '', prose, hasPdf },
    ...{ isMany: false, isHidden, isUnsought },
    anchors: (args) => (typeof anchors === 'function' ? anchors(args) : anchors),
    sources: (content) =>
      listPaths(content).map(({ path, props, text, file }) => ({
        path,
        open: (sizes) => {
          const copy = content.getCopy(schema);
          const data = loader({ ...props, copy, path, text, content, sizes });
          const page = toPage(schema, path, headOf(data) ?? toSeo(copy), copy, data);
          const { jsonLd = [], ...told } = meta?.(page, content) ?? {};
          const usual = { ...told, jsonLd: () => jsonLd, file, isHidden };
          return { page, about: resolveMeta(page, { ...(toMarkdown && { toMarkdown }) }, usual) };
        },
      })),
  };
}

/** What the page of an entry is given. */
interface EntryProps<E, F> {
  entry: E;
  /** Everything that its frontmatter says. */
  fields: F;
  /** All entries, in the order of their lists. */
  entries: E[];
}

/**
 * The paths of all entries of a collection, for `getStaticPaths`.
 * @param below what follows the address of an entry, such as `/datasheet`
 */
export function everyEntry<E extends EntryBase, F>(
  collection: Collection<string, F, E>,
  below = '',
): (content: Content) => BuiltPath<EntryProps<E, F>>[] {
  return (content) => {
    const { all: entries, fields, body } = content.getCollection(collection);
    return entries.map((entry) => ({
      path: entry.path + below,
      props: { entry, entries, fields: fields(entry.slug) },
      text: body(entry.slug),
      file: below === '' ? `content/${collection.name}/${entry.slug}.mdx` : undefined,
    }));
  };
}

function toOwnPaths<P>(content: Content, schema: CopySchema, prose: string): BuiltPath<P>[] {
  return content.getPages(schema).map(({ path, file, body }) => ({
    path,
    props: {} as P,
    text: body,
    file: prose === 'own' ? file : undefined,
  }));
}

function headOf(data: object): AnyPage['head'] | undefined {
  return 'head' in data ? (data.head as AnyPage['head']) : undefined;
}
