import pMap from 'p-map';
import { countWords } from '#base/reading-time';
import type { ContentModel, SourceFile } from '#check';
import type { BuiltModule } from '../content/built-content';
import { countThreads, type Workers } from '../workers';
import { openCompiled } from './compile-cache';

/**
 * Compiles MDX in worker threads, unless it is cached.
 * @returns the results by path
 * @throws if a file cannot be compiled, or takes too long; the message names it
 */
export async function compileContent(
  { components }: Pick<ContentModel, 'components'>,
  root: string,
  { compileFile }: Pick<Workers, 'compileFile'>,
  files: readonly SourceFile[],
): Promise<Map<string, BuiltModule>> {
  const cache = openCompiled(root, components);
  const modules = new Map<string, BuiltModule>();
  const compile = async ({ path, source }: SourceFile) => {
    await cache.remember([source], () => compileFile({ path, source }));
    modules.set(path, { words: countWords(source), compiled: cache.fileOf([source]) });
  };
  const texts = files.filter(({ path }) => path.endsWith('.mdx'));
  await pMap(texts, compile, { concurrency: countThreads() });
  return modules;
}
