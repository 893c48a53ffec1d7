import { relative } from 'node:path';
import type mdx from '@mdx-js/rollup';
import { VFileMessage } from 'vfile-message';
import type { Plugin } from 'vite';
import { type Cache, openCache } from '#check/cache/cache';

/** The code that decides what a text compiles to, besides packages. */
const SOURCES = ['engine/site/mdx', 'engine/check'];

/**
 * Lets a plugin compile each text once: what it made is kept for the next build or server. Compiling
 * all texts takes a third of a build after an edit.
 * @param plugin `mdx(mdxOptions)`
 * @param sources further folders of code that it compiles with, from the project's folder
 */
export function remembered(
  plugin: ReturnType<typeof mdx>,
  sources: readonly string[] = [],
): Plugin {
  const { name, config, transform } = plugin;
  let root: string;
  let cache: Cache;
  return {
    name,
    config,
    configResolved(resolved) {
      ({ root } = resolved);
      cache = openCache(root, [...SOURCES, ...sources]);
    },
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        const compile = async () => {
          const compiled = await transform(source, id).catch((error: unknown) => {
            throw withPosition(error, relative(root, id));
          });
          return Buffer.from(String(compiled?.code));
        };
        const code = await cache.remember([source], compile);
        return { code: Buffer.from(code).toString(), map: null };
      },
    },
  };
}

/** What the compiler says of a text, with the file and the place in front. */
function withPosition(error: unknown, file: string): unknown {
  if (!(error instanceof VFileMessage)) return error;
  const { line, column, reason } = error;
  const position = line === undefined ? ' cannot be compiled:' : `:${line}:${column}`;
  return new Error(`${file.replaceAll('\\', '/')}${position} ${reason}`);
}
