/** A collection file as an editor sees it: its frontmatter may be invalid in any way. */
export interface EntryData {
  /** The frontmatter as plain data, valid or not. */
  data: unknown;
  /** The number of words below it. */
  words: number;
}

/** An editor's remark about a field; it never fails a build. */
export interface Advice {
  field: string;
  /** Follows the name of the field: `is 3, but …`. */
  message: string;
}
