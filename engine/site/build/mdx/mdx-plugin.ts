import type { Plugin } from 'vite';
import { type Cache, openCache } from '#base/cache';
import { memoizeSuccess } from '#base/memoize';

const COMPILER = 'engine/site/build/mdx/compile-mdx.ts';

/** Milliseconds after which a started server loads the compiler: later than the first page. */
const WARM_UP = 4000;

/**
 * In development, compiles a body when a page first shows it (late-body.tsx), and caches the
 * result. In a build, `compileContent` does. The compiler is loaded for the first file that is not
 * cached.
 */
export function mdxPlugin(): Plugin {
  const loadCompiler = memoizeSuccess(() => import('./compile-mdx'));
  let cache: Cache;
  return {
    name: 'mdx',
    apply: 'serve',
    enforce: 'pre',
    configureServer({ config, httpServer }) {
      cache = openCache(config.root, COMPILER);
      // Otherwise the first saved edit would wait for the compiler.
      httpServer?.once('listening', () => setTimeout(loadCompiler, WARM_UP).unref());
    },
    transform: {
      filter: { id: /\.mdx\?body$/ },
      async handler(source, id) {
        const [path = id] = id.split('?');
        const compile = async () =>
          Buffer.from(await (await loadCompiler()).compile({ path, source }));
        const code = Buffer.from(await cache.remember([source], compile)).toString('utf8');
        // A function body, which a build runs in `build/content/built-files.ts`.
        return `import * as runtime from 'react/jsx-runtime';
function run() {${code}
}
export default run(runtime).default;`;
      },
    },
  };
}
