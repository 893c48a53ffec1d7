import { join } from 'node:path';
import pMap from 'p-map';
import { openCache } from '#base/cache';
import { countWords } from '#base/reading-time';
import { countThreads } from '#base/threads';
import type { ContentFile } from '#check';
import type { BuiltModule } from '../content/built-content';
import type { Workers } from '../workers';

const COMPILER = 'engine/site/build/mdx/compile-mdx.ts';

/**
 * Compiles MDX in worker threads, unless it is cached.
 * @returns the results by path, and a sentence for each file that cannot be compiled
 */
export async function compileContent(
  root: string,
  { compileFile }: Pick<Workers, 'compileFile'>,
  files: readonly Pick<ContentFile, 'path' | 'source'>[],
) {
  const cache = openCache(root, COMPILER);
  const modules = new Map<string, BuiltModule>();
  const failures: string[] = [];
  const compile = async ({ path, source }: (typeof files)[number]) => {
    try {
      await cache.remember([source], () => compileFile({ path: join(root, path), source }));
      const compiled = cache.fileOf([source]);
      modules.set(path, { words: countWords(source), compiled });
    } catch (error) {
      failures.push(toSentence(path, error));
    }
  };
  const texts = files.filter(({ path }) => path.endsWith('.mdx'));
  await pMap(texts, compile, { concurrency: countThreads() });
  return { modules, failures };
}

function toSentence(file: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (message.startsWith(file)) return message;
  const isPlaced = /^\d+:\d+ /.test(message);
  return `${file}${isPlaced ? ':' : ' cannot be compiled: '}${message}`;
}
