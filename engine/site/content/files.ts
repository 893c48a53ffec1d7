import type { MDXContent } from 'mdx/types';
import type { Picture } from '../define/picture.ts';

// All content files, by path from the project's folder, with a leading `/`.

/** The frontmatter of an MDX file, as the content check has read it. */
export interface Fields {
  frontmatter: unknown;
  /** How many words its body has. */
  words: number;
}

/** What the MDX compiler makes of a file. */
export interface MdxModule {
  default: MDXContent;
  /** The tree of its body as JSON, for its Markdown version. */
  markdown: string;
}

/** The frontmatter of every MDX file. */
export const fields = import.meta.glob('/content/**/*.mdx', {
  query: '?frontmatter',
  eager: true,
}) as Record<string, Fields>;

/** The body of every MDX file, which is loaded when a page needs it. */
export const bodies = import.meta.glob<MdxModule>('/content/**/*.mdx');

/** The data of every file that belongs to no single page. */
export const data = import.meta.glob('/content/*.yaml', { import: 'default', eager: true });

/** Every picture beside an entry or in `public/`. */
export const pictures = import.meta.glob<Omit<Picture, 'alt'>>(
  ['/content/**/*.{svg,png,jpg,jpeg,webp,avif}', '/public/**/*.{svg,png,jpg,jpeg,webp,avif}'],
  { query: '?picture', import: 'default', eager: true },
);
