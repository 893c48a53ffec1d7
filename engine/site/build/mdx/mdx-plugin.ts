import type { Plugin } from 'vite';

import type { Cache } from '#base/cache';
import { openCache } from '#base/cache';
import { memoizeSuccess } from '#base/memoize';

const COMPILER = 'engine/site/build/mdx/compile-mdx.ts';

/** How long after its start a server loads the compiler, in milliseconds: not with the first page. */
const WARM_UP = 4000;

/**
 * Compiles a body in development when a page first shows it (late-body.tsx), and remembers the
 * results. In a build, `compileContent` does. The compiler is loaded for the first file that is not
 * remembered.
 */
export function mdxPlugin(): Plugin {
  const loadCompiler = memoizeSuccess(() => import('./compile-mdx'));
  let cache: Cache | undefined;
  return {
    name: 'mdx',
    apply: 'serve',
    enforce: 'pre',
    configResolved: ({ root }) => {
      cache = openCache(root, COMPILER);
    },
    configureServer({ httpServer }) {
      // Or the first saved sentence would wait for the compiler.
      httpServer?.once('listening', () => setTimeout(loadCompiler, WARM_UP).unref());
    },
    transform: {
      filter: { id: /\.mdx\?body$/ },
      async handler(source, id) {
        const [path = id] = id.split('?');
        const compile = async () =>
          Buffer.from(await (await loadCompiler()).compile({ path, source }));
        const code = await cache?.remember([source], compile);
        return code && toModule(Buffer.from(code).toString('utf8'));
      },
    },
  };
}

/** What a build does itself: `engine/site/build/content/built-files.ts`. */
function toModule(code: string): string {
  return `import * as runtime from 'react/jsx-runtime';
function run() {${code}
}
export default run(runtime).default;`;
}
