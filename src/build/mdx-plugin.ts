import type { Plugin } from 'vite';

import type { CompileMdx } from './mdx-compiler';
import { rememberMdx } from './mdx-compiler';

/**
 * Compiles MDX and remembers the results. Before a build, `compileContent` has compiled all of it;
 * in development one file at a time changes.
 */
export function mdxPlugin(): Plugin {
  let compile: CompileMdx | undefined;
  return {
    name: 'mdx',
    enforce: 'pre',
    configResolved: async ({ root }) => {
      compile = await rememberMdx(root, compileInPlace);
    },
    transform: {
      filter: { id: /\.mdx$/ },
      handler: (source, id) => compile?.({ source, path: id }),
    },
  };
}

/** Loaded with the first file that is not remembered. */
const compileInPlace: CompileMdx = async (task) => (await import('./mdx-worker')).compile(task);
