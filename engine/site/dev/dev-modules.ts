import type { ViteDevServer } from 'vite';
import { memoizeSuccess } from '#base/memoize';
import { countWords } from '#base/reading-time';
import type { ContentFile, ContentModel } from '#check';
import { openCompiled } from '../build/mdx/compile-cache';

/** Where bodies wait until a page shows them. */
export const LATE_BODIES = '/engine/site/dev/late-body.tsx';

/** Milliseconds after which a started server loads the compiler: later than the first page. */
const WARM_UP = 4000;

/**
 * The module of an MDX file in development: its frontmatter, which every list needs, and a body
 * that is compiled when a page first shows it.
 */
export function toOutline({ path, data, source }: ContentFile): string {
  return `import { toLateBody } from ${JSON.stringify(LATE_BODIES)};
export const frontmatter = ${JSON.stringify(data)};
export const words = ${countWords(source)};
export default toLateBody(${JSON.stringify(`/${path}`)});`;
}

/**
 * Prepares what makes the module of a body; its results are cached, as those of `compileContent`
 * are in a build. The compiler is loaded for the first file that is not cached.
 */
export function createCompiler({ config, httpServer }: ViteDevServer, model: ContentModel) {
  const cache = openCompiled(config.root, model.components);
  const loadCompiler = memoizeSuccess(() => import('../build/mdx/compile-mdx'));
  // Otherwise the first saved edit would wait for the compiler.
  httpServer?.once('listening', () => setTimeout(loadCompiler, WARM_UP).unref());
  return async (file: ContentFile): Promise<string> => {
    const compile = async () =>
      Buffer.from(await (await loadCompiler()).compile(file, model.components));
    const code = await cache.remember([file.source], compile);
    // A function body, which a build runs in `build/content/built-files.ts`.
    return `import * as runtime from 'react/jsx-runtime';
function run() {${Buffer.from(code).toString('utf8')}
}
export default run(runtime).default;`;
  };
}
