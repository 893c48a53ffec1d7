import type { ProcessorOptions } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { refuseCode } from '#check/guard/refuse-code';
import { contentModel } from '#check/model/index';
import { rehypePictures } from '../images/rehype-pictures';
import { rehypeHighlight } from './rehype-highlight';
import { rehypeUnits } from './rehype-units';

const tags = Object.keys(contentModel.components.schemas);

/** The plugins that run on Markdown before it becomes HTML. */
export const remarkPlugins: NonNullable<ProcessorOptions['remarkPlugins']> = [
  [refuseCode, tags],
  remarkFrontmatter,
  remarkMdxFrontmatter,
  remarkGfm,
];

/** How to compile an MDX file to `frontmatter` and a component whose headings have ids. */
export const mdxOptions: ProcessorOptions = {
  outputFormat: 'function-body',
  remarkPlugins,
  rehypePlugins: [rehypeSlug, rehypeUnits, rehypeHighlight, rehypePictures],
};
