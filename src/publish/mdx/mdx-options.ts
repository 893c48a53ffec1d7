import type { ProcessorOptions } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { refuseCode } from '../../guard/refuse-code';
import { rehypePictures } from '../images/rehype-pictures';
import { rehypeHighlight } from './highlight/rehype-highlight';

/** How an MDX file becomes a component, headings with ids; its frontmatter is read by the check. */
export const mdxOptions: ProcessorOptions = {
  outputFormat: 'function-body',
  remarkPlugins: [refuseCode, remarkFrontmatter, remarkGfm],
  rehypePlugins: [rehypeSlug, rehypeHighlight, rehypePictures],
};
