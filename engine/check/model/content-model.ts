import { z } from 'zod';
import { baseOf, groupRoutes, isAt } from '../addresses/routes.ts';
import { findMarked } from '../fields/schema-tree.ts';
import { GLOSSARY } from './conventions.ts';
import type { AnyCollection, AnyPageKind, Comparison, CopySchema } from './definitions.ts';
import type { DrawingColors } from './drawing-colors.ts';
import { WRITE_HERE } from './entry-template.ts';
import type { FactPaths } from './facts.ts';

/** The file of a list, whose items entries may refer to. */
const LIST = /^content\/([\w-]+)\.yaml$/;

const ENTRY = /^content\/([^/]+)\/([^/]+)\.mdx$/;

/** The components that authors write in a body, by what the check must know of them. */
export interface AuthorComponents {
  /** The props of each, by tag. */
  schemas: Readonly<Record<string, z.ZodObject>>;
  /** Those that go between paragraphs, not inside one. */
  blocks: readonly string[];
  /**
   * Those that wrap a table, each with what is wrong with the texts of its rows, the head first;
   * its props are as they were written.
   */
  tables: Readonly<
    Record<string, (props: Record<string, unknown>, rows: string[][]) => string | undefined>
  >;
  /** What is wrong with a row of any table in a text, by the words of the table's head. */
  validateRow?(head: readonly string[], cells: readonly string[]): string | undefined;
  /** Those that work with their props alone: they have no children. */
  widgets: readonly string[];
}

/** Fields whose texts are drawn with fonts of our own, where a browser would find another font. */
export interface PrintedFields {
  /** What the path of a file begins with, such as `content/products/`. */
  in: string;
  /** The fields, such as `sheet` or `seo.title`, with all that is nested in them. */
  fields: readonly string[];
  /** What prints them, such as "the datasheet". */
  on: string;
}

/** Something in a text that a site writes otherwise, and how. */
export interface TextAdvice {
  /** Where it begins and ends in the text. */
  start: number;
  end: number;
  /** What is wrong with it, such as "lacks the space before its unit". */
  message: string;
  better: string;
}

/** Where a site lists what nobody has confirmed yet. */
export interface SampleSource {
  /** The file that says it, such as `content/evidence.yaml`. */
  file: string;
  /** The samples in what the file says, valid or not: the field of each, and what it is. */
  list(data: unknown): { path: string[]; text: string }[];
}

/** What a site declares about itself, so that its content can be checked. */
interface SiteConfig {
  collections: readonly AnyCollection[];
  /** The pages by their addresses; `*` stands for any other file below `content/pages/`. */
  routes: readonly { path: string; page: AnyPageKind }[];
  /** The files that are neither entries nor pages, with their schemas. */
  files: Readonly<Record<string, z.ZodType>>;
  /** The components that authors write in a body. */
  components: AuthorComponents;
  /** The facts in `content/site.yaml` that other texts refer to by a tag, such as `<Phone />`. */
  facts: FactPaths;
  /** Where `content/site.yaml` has the names of the brand, which texts write out. */
  names?: readonly (readonly string[])[] | undefined;
  /** The colors of the brand that drawings name. */
  colors?: DrawingColors | undefined;
  /** The fonts of PDF files and cards, and the fields that are printed with them. */
  prints?: { fonts: readonly string[]; fields: readonly PrintedFields[] } | undefined;
  /** What the site writes otherwise in a text, such as a measure; printed as warnings. */
  advise?: ((text: string) => readonly TextAdvice[]) | undefined;
  /** What files of this site must say alike. */
  comparisons?: readonly Comparison[] | undefined;
  /** The values that are samples until somebody confirms them, if the site lists them. */
  samples?: SampleSource | undefined;
}

/** A collection as the check knows it. */
export interface KnownCollection {
  definition: AnyCollection;
  /** What its addresses begin with; undefined if its entries have no pages of their own. */
  base: string | undefined;
}

/** A kind of page as the check knows it. */
export interface KnownKind {
  definition: AnyPageKind;
  /** The routes that serve it. */
  routes: readonly string[];
  /** The file of its copy; undefined if any number of files may be of this kind. */
  file: string | undefined;
}

/** Every kind of file that the content of a site consists of. */
export type ContentModel = ReturnType<typeof resolveContentModel>;

/** Lists every kind of file of a site. */
export function resolveContentModel({ collections: listed, routes, files, ...config }: SiteConfig) {
  const collections: ReadonlyMap<string, KnownCollection> = new Map(
    listed.map((definition) => [
      definition.name,
      { definition, base: baseOf(routes, definition.name) },
    ]),
  );
  const lists = Object.keys(files).flatMap((path) => LIST.exec(path)?.[1] ?? []);
  for (const { name, schema } of listed)
    refuseUnknown(name, schema, { collections: [...collections.keys()], lists });
  const pages = [...groupRoutes(routes)].map(
    ([definition, own]): KnownKind => ({ definition, routes: own, file: toPageFile(own[0]) }),
  );
  const pageCopySchema = toUnion(pages.map(({ definition }) => definition.copy));
  const readEntryPath = (path: string) => {
    const [, folder = '', slug = ''] = ENTRY.exec(path) ?? [];
    const known = collections.get(folder);
    return known && { known, slug };
  };
  return {
    ...config,
    files,
    /** The collections by the name of their folder, in the order of the site. */
    collections,
    /** The names of YAML files, some of which are lists that entries refer to. */
    lists,
    routePaths: routes.map(({ path }) => path),
    /** The kinds of pages by name, in the order of the site. */
    pages: new Map(pages.map((known) => [known.definition.kind, known])),
    /** The schema of all files below `content/pages/`, a union by `kind`. */
    pageCopySchema,
    /** The files that a site cannot do without: they must not be empty. */
    neededFiles: Object.keys(files).filter((path) => !files[path]?.safeParse(null).success),
    /** The placeholder sentences of new entries, which authors replace. */
    templateSentences: [...listed.map(({ template }) => template.sentence), WRITE_HERE],
    /** The collection and the slug of an entry's file; undefined for any other file. */
    readEntryPath,
    /** The address of an entry's page; undefined if it has none, and for other files. */
    toEntryAddress(path: string) {
      const entry = readEntryPath(path);
      return entry?.known.base && `${entry.known.base}/${entry.slug}`;
    },
    /** The kind of page at an address that is not a file's; undefined if there is none. */
    pageAt: (address: string) =>
      pages.find((known) => known.routes.some((route) => route !== '*' && isAt(route, address))),
    /** The schema that a file must fit; undefined where no content file belongs. */
    schemaOf: (path: string): z.ZodType | undefined =>
      /^content\/pages\/.+\.mdx$/.test(path)
        ? pageCopySchema
        : (files[path] ?? readEntryPath(path)?.known.definition.schema),
  };
}

/** Refuses references to a missing collection, which nothing would check. */
function refuseUnknown(
  name: string,
  schema: z.ZodType,
  { collections, lists }: { collections: string[]; lists: string[] },
) {
  for (const { path, meta } of findMarked(schema)) {
    const known = meta.isListed ? [...lists, GLOSSARY] : collections;
    if (meta.reference === undefined || known.includes(meta.reference)) continue;
    const kind = meta.isListed ? 'list' : 'collection';
    throw new Error(
      `src/collections/${name}/collection.ts: ${path.join('.')} refers to "${meta.reference}", which is no ${kind}; those of src/content.config.ts are ${known.join(', ')}`,
    );
  }
}

function toPageFile(route = '*'): string | undefined {
  const name = route === '/' ? '/index' : route.replace(/:(\w+)/g, '[$1]');
  return route === '*' ? undefined : `content/pages${name}.mdx`;
}

function toUnion([first, ...others]: CopySchema[]): z.ZodType {
  if (first === undefined) return z.never();
  return z
    .discriminatedUnion('kind', [first, ...others])
    .describe('Every kind of file below `content/pages/`, told apart by its `kind`.');
}
