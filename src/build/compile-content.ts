import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';

import { listFiles } from './files';
import { rememberMdx } from './mdx-compiler';
import { openThreads } from './threads';

/**
 * Compiles all MDX in worker threads across the machine's cores and remembers the results, so that
 * the bundler finds them. What cannot be compiled is left to the bundler, which says why and where.
 * @param root the project's folder
 */
export async function compileContent(root: string): Promise<void> {
  const threads = openThreads(join(root, 'src/build/mdx-thread.mjs'));
  const compile = await rememberMdx(root, (task) => threads.run('compile', task));
  const files = (await listFiles(root, 'content')).filter((file) => file.endsWith('.mdx'));
  const compileFile = async (file: string) => {
    const path = join(root, file);
    await compile({ path, source: await readFile(path, 'utf8') }).catch(() => undefined);
  };
  await pMap(files, compileFile, { concurrency: 2 * availableParallelism() });
  await threads.close();
}
