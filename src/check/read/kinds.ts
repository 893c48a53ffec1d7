import { z } from 'zod';

import { collections } from '../../collections';
import type { CopySchema } from '../../define/copy';
import type { AnyCollection } from '../../define/define-collection';
import type { PageKind } from '../../define/page';
import { glossarySchema } from '../../schemas/glossary';
import { islandWordsSchema } from '../../schemas/islands';
import { redirectsSchema } from '../../schemas/redirects';
import { siteSchema } from '../../schemas/site';

import { screens } from '../../screens';

/** Old addresses, and where they lead. */
export const REDIRECTS_FILE = 'content/redirects.yaml';

const ENTRY = /^content\/([^/]+)\/([^/]+)\.mdx$/;

/** A collection as the check knows it. */
export interface KnownCollection {
  definition: AnyCollection;
  /** What its addresses begin with. */
  base: string;
  /** Whether its entries have pages of their own. */
  hasPages: boolean;
}

/** The collections by the name of their folder, in the order of the site. */
export const knownCollections: ReadonlyMap<string, KnownCollection> = new Map(
  collections.map(({ base, collection }): [string, KnownCollection] => [
    collection.name,
    { definition: collection, base, hasPages: pagesOf(collection).length > 0 },
  ]),
);

/** The collections by name. */
export const collectionNames = [...knownCollections.keys()];

/** A kind of page as the check knows it. */
export interface KnownKind {
  definition: PageKind;
  /** The collection whose entries it shows; undefined for screens. */
  collection: KnownCollection | undefined;
  /** The file of its words; undefined where any number of files may be of this kind. */
  file: string | undefined;
}

/** The kinds of pages by name, in the order of the site. */
export const knownKinds: ReadonlyMap<string, KnownKind> = new Map(
  [
    ...screens.map(({ address, screen }) => ({
      definition: screen,
      collection: undefined,
      file: screen.isMany ? undefined : toPageFile(address),
    })),
    ...collections.flatMap(({ base, collection }) =>
      pagesOf(collection).map((definition) => ({
        definition,
        collection: knownCollections.get(collection.name),
        file: toPageFile(base + definition.place),
      })),
    ),
  ].map((known): [string, KnownKind] => [known.definition.kind, known]),
);

/** Every kind of file below `content/pages/`, told apart by its `kind`. */
export const pageCopySchema = toUnion(
  [...knownKinds.values()].map(({ definition }) => definition.copy),
);

/** The files that are no entries and no pages, with what they may say. */
const singleFiles = new Map<string, z.ZodType>([
  ['content/site.yaml', siteSchema],
  ['content/glossary.yaml', glossarySchema],
  ['content/islands.yaml', islandWordsSchema],
  [REDIRECTS_FILE, redirectsSchema],
]);

/** The collection and the slug of an entry's file; undefined for any other file. */
export function readEntryPath(path: string): { known: KnownCollection; slug: string } | undefined {
  const [, folder = '', slug = ''] = ENTRY.exec(path) ?? [];
  const known = knownCollections.get(folder);
  return known && { known, slug };
}

/** The address of the page of an entry; undefined where it has none, and for other files. */
export function toEntryAddress(path: string): string | undefined {
  const entry = readEntryPath(path);
  return entry?.known.hasPages ? `${entry.known.base}/${entry.slug}` : undefined;
}

/**
 * The schema that a file must fit.
 * @param path relative to the project's folder
 * @returns undefined where no file of content belongs
 */
export function schemaOf(path: string): z.ZodType | undefined {
  if (path.startsWith('content/pages/')) return pageCopySchema;
  return singleFiles.get(path) ?? readEntryPath(path)?.known.definition.schema;
}

/** Every schema but those of pages. */
export const entrySchemas: z.ZodType[] = [
  ...[...knownCollections.values()].map(({ definition }) => definition.schema),
  siteSchema,
  glossarySchema,
];

function pagesOf(collection: AnyCollection | { pages: PageKind[] }): readonly PageKind[] {
  return 'pages' in collection ? collection.pages : [];
}

function toPageFile(address: string): string {
  return `content/pages${address === '/' ? '/index' : address}.mdx`;
}

function toUnion([first, ...others]: CopySchema[]): z.ZodType {
  if (first === undefined) throw new Error('The site has no pages');
  return z
    .discriminatedUnion('kind', [first, ...others])
    .describe('Every kind of file below `content/pages/`, told apart by its `kind`.');
}
