import type { Plugin } from 'vite';

import { rememberSuccess } from '../../lib/remember';
import type { CompileMdx } from './mdx-compiler';
import { createCompile, rememberMdx } from './mdx-compiler';

/** How long after its start a server loads the compiler, in milliseconds: not with the first page. */
const WARM_UP = 4000;

type Loader = () => Promise<Parameters<typeof createCompile>[0]>;

/**
 * Compiles MDX and remembers the results. Before a build, `compileContent` has compiled all of it;
 * in development each file is compiled when a page first shows its body (late-body.tsx).
 * @param load loads `@mdx-js/rollup` with its options, for the first file that is not remembered
 */
export function mdxPlugin(load: Loader): Plugin {
  const loadCompiler = rememberSuccess(async () => createCompile(await load()));
  const compileInPlace: CompileMdx = async (task) => (await loadCompiler())(task);
  let compile: CompileMdx | undefined;
  let isDevelopment = false;
  return {
    name: 'mdx',
    enforce: 'pre',
    configResolved: async ({ root, command }) => {
      isDevelopment = command === 'serve';
      compile = await rememberMdx(root, compileInPlace);
    },
    configureServer({ httpServer }) {
      // Or the first saved sentence would wait for the compiler.
      httpServer?.once('listening', () => setTimeout(loadCompiler, WARM_UP).unref());
    },
    transform: {
      filter: { id: /\.mdx(\?body)?$/ },
      handler(source, id) {
        const [path = id, query] = id.split('?');
        return isDevelopment && query === undefined ? undefined : compile?.({ source, path });
      },
    },
  };
}
