import type { MDXContent } from 'mdx/types';
import type { Picture } from '../define/picture';

// All content files in development, by path from the project's folder, with a leading `/`. A build
// replaces this module with `engine/site/build/content/built-files.ts`: bundles have no content.

/** What the MDX compiler makes of a file. */
export interface MdxModule {
  frontmatter: unknown;
  /** How many words its body has. */
  words: number;
  default: MDXContent;
}

/** Every MDX file. */
export const modules = import.meta.glob<MdxModule>('/content/**/*.mdx', { eager: true });

/** The data of every file that belongs to no single page. */
export const data = import.meta.glob('/content/*.yaml', { import: 'default', eager: true });

/** Every picture beside an entry or in `public/`. */
export const pictures = import.meta.glob<Omit<Picture, 'alt'>>(
  ['/content/**/*.{svg,png,jpg,jpeg,webp,avif}', '/public/**/*.{svg,png,jpg,jpeg,webp,avif}'],
  { query: '?picture', import: 'default', eager: true },
);
