/** A file of a collection as an editor looks at it: its frontmatter may be wrong in any way. */
export interface EntryData {
  /** The frontmatter as plain data, valid or not. */
  data: unknown;
  /** How many words stand below it. */
  words: number;
}

/** What an editor would say of a field: it stops no build. */
export interface Advice {
  field: string;
  /** Follows the name of the field: `is 3, but …`. */
  message: string;
}
