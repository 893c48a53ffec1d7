/** Something in content/ that must be mended, at a place that an editor can open. */
export interface Problem {
  /** The file, relative to the project's folder. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** The frontmatter field, such as `stats.impact.kind`; empty for the file as a whole. */
  field: string;
  /** What was found, and what is allowed. */
  message: string;
  /** The rule that found it. */
  rule: 'yaml' | 'schema' | 'reference' | 'image' | 'mdx' | 'collection';
}
