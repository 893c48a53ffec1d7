import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import { openThreads } from '../../node/threads';
import { readVouched, readVouchedFile } from '../vouched';
import { rememberMdx } from './mdx-compiler';

/** In milliseconds; most files take less than 50. */
const LONGEST = 30_000;

/**
 * Compiles all MDX that the check has read, in worker threads across the machine's cores, and
 * remembers the results, so that the bundler finds them.
 * @param root the project's folder
 * @param longest so long may one file take in its thread, in milliseconds
 * @returns a sentence for each file that cannot be compiled: it begins with the file
 */
export async function compileContent(root: string, longest = LONGEST): Promise<string[]> {
  const threads = openThreads(join(root, 'src/publish/mdx/mdx-thread.mjs'));
  const compile = await rememberMdx(root, (task) => threads.run('compileApart', task, longest));
  const vouched = await readVouched(root);
  const files = [...vouched.keys()].filter((file) => file.endsWith('.mdx'));
  const compileFile = async (file: string): Promise<string[]> => {
    try {
      const source = await readVouchedFile(root, file, vouched);
      await compile({ path: join(root, file), source });
      return [];
    } catch (error) {
      return [toSentence(file, error, longest)];
    }
  };
  const failures = await pMap(files, compileFile, { concurrency: availableParallelism() });
  await threads.close();
  return failures.flat();
}

function toSentence(file: string, error: unknown, longest: number): string {
  if (!(error instanceof Error)) return `${file} cannot be compiled: ${String(error)}`;
  if (error.name === 'AbortError') {
    return `${file} takes more than ${longest / 1000} seconds to compile; make it simpler, or two files of it`;
  }
  if (error.message.startsWith(file)) return error.message;
  const isPlaced = /^\d+:\d+ /.test(error.message);
  return `${file}${isPlaced ? ':' : ' cannot be compiled: '}${error.message}`;
}
