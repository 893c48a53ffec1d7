import { join } from 'node:path';
import pMap from 'p-map';
import { countWords } from '../../lib/reading-time';
import { countThreads, openThreads } from '../../node/threads';
import type { BuiltModule } from '../content/built-content';
import type { Vouched } from '../vouched';
import { readVouchedFile } from '../vouched';
import { rememberMdx } from './mdx-compiler';

/** In milliseconds; most files take less than 50. */
const LONGEST = 30_000;

/** What became of the MDX files. */
export interface Compiled {
  /** By path below the project's folder. */
  modules: Map<string, BuiltModule>;
  /** A sentence for each file that cannot be compiled: it begins with the file. */
  failures: string[];
}

/**
 * Compiles all MDX that the check has read, in worker threads across the machine's cores, and
 * remembers the results.
 * @param root the project's folder
 * @param vouched what the check has read
 * @param longest so long may one file take in its thread, in milliseconds
 */
export async function compileContent(
  root: string,
  vouched: Vouched,
  longest = LONGEST,
): Promise<Compiled> {
  const threads = openThreads(join(root, 'src/publish/mdx/mdx-thread.mjs'));
  const { compile, fileOf } = await rememberMdx(root, (task) =>
    threads.run('compileApart', task, longest),
  );
  const modules = new Map<string, BuiltModule>();
  const failures: string[] = [];
  const compileFile = async (file: string): Promise<void> => {
    try {
      const source = await readVouchedFile(root, file, vouched);
      await compile({ path: join(root, file), source });
      const frontmatter = vouched.get(file)?.data;
      modules.set(file, { frontmatter, words: countWords(source), body: fileOf(source) });
    } catch (error) {
      failures.push(toSentence(file, error, longest));
    }
  };
  const files = [...vouched.keys()].filter((file) => file.endsWith('.mdx'));
  await pMap(files, compileFile, { concurrency: countThreads() });
  await threads.close();
  return { modules, failures };
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
