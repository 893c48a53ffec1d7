import mdx from '@mdx-js/rollup';
import { bringTree } from './bring-tree';
import { createCompile } from './mdx-compiler';
import { mdxOptions } from './mdx-options';

const { remarkPlugins, ...options } = mdxOptions;

/** Compiles one MDX file, from the tree that the check has read where there is one. */
export const compile = createCompile(
  mdx({ ...options, remarkPlugins: [bringTree, ...(remarkPlugins ?? [])] }),
);
