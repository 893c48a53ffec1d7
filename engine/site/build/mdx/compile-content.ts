import pMap from 'p-map';
import { openCache } from '#base/cache';
import { countWords } from '#base/reading-time';
import type { SourceFile } from '#check';
import type { BuiltModule } from '../content/built-content';
import { countThreads, type Workers } from '../workers';

const COMPILER = 'engine/site/build/mdx/compile-mdx.ts';

/**
 * Compiles MDX in worker threads, unless it is cached.
 * @returns the results by path, and a sentence for each file that cannot be compiled
 */
export async function compileContent(
  root: string,
  { compileFile }: Pick<Workers, 'compileFile'>,
  files: readonly SourceFile[],
) {
  const cache = openCache(root, COMPILER);
  const modules = new Map<string, BuiltModule>();
  const failures: string[] = [];
  const compile = async ({ path, source }: SourceFile) => {
    try {
      await cache.remember([source], () => compileFile({ path, source }));
      modules.set(path, { words: countWords(source), compiled: cache.fileOf([source]) });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const isPlaced = /^\d+:\d+ /.test(message);
      failures.push(`${path}${isPlaced ? ':' : ' cannot be compiled: '}${message}`);
    }
  };
  const texts = files.filter(({ path }) => path.endsWith('.mdx'));
  await pMap(texts, compile, { concurrency: countThreads() });
  return { modules, failures };
}
