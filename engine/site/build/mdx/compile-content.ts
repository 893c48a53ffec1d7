import { join } from 'node:path';
import pMap from 'p-map';
import { countWords } from '#base/reading-time';
import { countThreads, openThreads } from '#base/threads';
import type { ContentFile, SourceFile, Summary } from '#check';
import type { BuiltModule } from '../content/built-content';
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

/** Compiles MDX in worker threads across the machine's cores, and remembers the results. */
export interface Compiler {
  /**
   * Checks a file by itself and compiles it, both from one reading of its text.
   * @returns what the check wants to know of it; undefined where something is wrong in it
   */
  checkFile: (file: SourceFile) => Promise<Summary | undefined>;
  /** Compiles what is not remembered. */
  compile: (files: readonly Pick<ContentFile, 'path' | 'source'>[]) => Promise<Compiled>;
  /** Ends the threads. */
  close: () => Promise<void>;
}

/**
 * Makes the compiler ready; its threads start with the first file that is not remembered.
 * @param root the project's folder
 * @param longest so long may one file take in its thread, in milliseconds
 */
export async function openCompiler(root: string, longest = LONGEST): Promise<Compiler> {
  const threads = openThreads(join(root, 'engine/site/build/mdx/mdx-thread.mjs'));
  const { compile, fileOf } = await rememberMdx(root, (task) =>
    threads.run('compileApart', task, longest),
  );
  return {
    // What fails there is checked again here, where every problem gets its words.
    checkFile: (file) =>
      threads.run<SourceFile, Summary>('checkFile', file, longest).catch(() => undefined),
    async compile(files) {
      const modules = new Map<string, BuiltModule>();
      const failures: string[] = [];
      const compileFile = async ({ path, source }: (typeof files)[number]) => {
        try {
          await compile({ path: join(root, path), source });
          modules.set(path, { words: countWords(source), compiled: fileOf(source) });
        } catch (error) {
          failures.push(toSentence(path, error, longest));
        }
      };
      const texts = files.filter(({ path }) => path.endsWith('.mdx'));
      await pMap(texts, compileFile, { concurrency: countThreads() });
      return { modules, failures };
    },
    close: threads.close,
  };
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
