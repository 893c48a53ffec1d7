import type { Root } from 'mdast';
import type { MDXContent } from 'mdx/types';

/** What is written below the frontmatter of a file: it is loaded when a page needs it. */
export interface Prose {
  /** The path of the file, as in `engine/site/content/files.ts`. */
  file: string;
  /** Loads it; throws if it cannot be compiled. */
  load: () => Promise<Written>;
}

/** A text that has been loaded. */
export interface Written {
  /** The compiled MDX. */
  Body: MDXContent;
  /** Its syntax tree, without positions and remarks. */
  tree: Root;
}
