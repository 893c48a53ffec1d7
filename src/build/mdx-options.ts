import type { ProcessorOptions } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';

import { rehypeHighlight } from './highlight/rehype-highlight';
import { rehypePictures } from './images/rehype-pictures';

/** How an MDX file becomes a module: `frontmatter` and a component, headings with ids. */
export const mdxOptions: ProcessorOptions = {
  remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
  rehypePlugins: [rehypeSlug, rehypeHighlight, rehypePictures],
};
