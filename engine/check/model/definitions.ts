import type { z } from 'zod';

/** The copy of a page: an object whose `kind` names the page. */
export type CopySchema = z.ZodObject<{ kind: z.ZodLiteral<string> }>;

/** The kind of page that the copy belongs to. */
export function kindOf(schema: CopySchema): string {
  return schema.shape.kind.value;
}

/** What a new entry of a collection begins with. */
export interface EntryTemplate {
  /** The first sentence of its text, which says what belongs there. */
  sentence: string;
  /** The headings below it. */
  headings: string[];
  /** The address of a placeholder for its picture; a wide one by default. */
  picture?: string;
  /** The path of a field that a cross-field rule requires. */
  requiredField?: string;
}

/** Fields of an entry whose values are printed on a document with a revision. */
export interface Ratings {
  /** The list of ratings, each with a `value`. */
  rows: string;
  revision: string;
  /** What it is a revision of. */
  covers: readonly string[];
}

/** What the check asks of a collection. */
export interface AnyCollection {
  /** The name of its folder below `content/`, which references to it use. */
  name: string;
  schema: z.ZodType;
  /** The field with the headline, which is the title in search results too. */
  titleField: string;
  /** The field with what search results and lists say below the title. */
  excerptField: string;
  template: EntryTemplate;
  /** Whether the site needs at least one entry of it; the check then requires one. */
  needed?: boolean;
  /** Where its entries have ratings, if they have any. */
  ratings?: Ratings;
  /** The page that shows its entries, if they have no pages of their own. */
  shownOn?: string;
  /** Whether its excerpt is text on its page, which search results may truncate. */
  cutExcerpt?: boolean;
}

/** The fields of content files by path: parsed, but not necessarily valid. */
export type Fields = ReadonlyMap<string, unknown>;

/** A field that contradicts what another file says. */
export interface Contradiction {
  file: string;
  /** The names of the field and of the groups around it, and places in lists. */
  path: (string | number)[];
  /** What is wrong and what to write, as behind the name of the field: "is 5, but …". */
  message: string;
}

/** Finds where fields of different files contradict each other. */
export type Comparison = (fields: Fields) => readonly Contradiction[];

/** The values of the parameters of a route: `{ slug: 'core' }` of `/products/:slug`. */
export type Params = Record<string, string>;

/** What the targets of links to a page may depend on. */
export interface TargetArgs {
  /** The frontmatter of its copy, valid or not. */
  data: unknown;
  /** The slugs of a collection. */
  slugsOf: (collection: { name: string }) => string[];
  /** The slugs of the glossary. */
  terms: string[];
}

/** What the check asks of a kind of page. */
export interface AnyPageKind {
  kind: string;
  copy: CopySchema;
  /** The collection whose entries determine its addresses. */
  collection: AnyCollection | undefined;
  /** The parameters of its addresses, from the frontmatter of the published entries. */
  listParams: ((entries: readonly { slug: string }[]) => Params[]) | undefined;
  /** The anchors built into its design. */
  anchors: (args: TargetArgs) => string[];
  /** What a link to it may choose, by parameter: the `quote` of `?topic=quote`. */
  parameters: (args: TargetArgs) => Record<string, string[]>;
  /** Whether it shows the prose of its file, or of its entry, whose headings are anchors too. */
  showsProse: boolean;
  /** The suffixes that files belonging to it add to its address, such as `.pdf`. */
  files: readonly string[];
  /** Further suffixes that depend on its words, such as those of the files that it lists. */
  listFiles?: ((args: TargetArgs) => string[]) | undefined;
}
