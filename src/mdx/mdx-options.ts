import type { ProcessorOptions } from '@mdx-js/mdx';
import { mdxOptions as siteOptions } from '#site/mdx/mdx-options';
import { rehypeKeepTogether } from '../lib/typography/rehype-keep-together.ts';
import { rehypeTables } from './rehype-tables.ts';

/**
 * How to compile an MDX file of this site: its tables have headers, its figures and designations stay
 * on one line.
 */
export const mdxOptions: ProcessorOptions = {
  ...siteOptions,
  rehypePlugins: [...siteOptions.rehypePlugins, rehypeTables, rehypeKeepTogether],
};

/** The folders of the code above, on which compiled files depend. */
export const mdxSources = ['src/lib/typography', 'src/mdx'];
