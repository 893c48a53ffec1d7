import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pMap from 'p-map';
import Tinypool from 'tinypool';

import { listFiles } from './files';
import { rememberMdx } from './mdx-compiler';

/**
 * Compiles all MDX in worker threads across the machine's cores and remembers the results, so that
 * the bundler finds them. What cannot be compiled is left to the bundler, which says why and where.
 * @param root the project's folder
 */
export async function compileContent(root: string): Promise<void> {
  const threads = availableParallelism();
  let pool: Tinypool | undefined;
  const compile = await rememberMdx(root, (task) => {
    pool ??= new Tinypool({
      filename: pathToFileURL(join(root, 'src/build/mdx-thread.mjs')).href,
      maxThreads: threads,
      // While results are written a thread may be idle; a new one would learn the compiler anew.
      idleTimeout: 10_000,
    });
    return pool.run(task, { name: 'compile' });
  });
  const files = (await listFiles(root, 'content')).filter((file) => file.endsWith('.mdx'));
  const compileFile = async (file: string) => {
    const path = join(root, file);
    await compile({ path, source: await readFile(path, 'utf8') }).catch(() => undefined);
  };
  await pMap(files, compileFile, { concurrency: 2 * threads });
  await pool?.destroy();
}
