import type { MDXContent } from 'mdx/types';

/** What the MDX compiler makes of a file. */
export interface MdxModule {
  frontmatter: unknown;
  /** How many words its body has. */
  words: number;
  default: MDXContent;
}
