import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import type { SourceFile, Summary } from '#check';
import type { CardTask } from './cards/draw-card';

/** In milliseconds; most files take less than 50. */
const LONGEST = 30_000;

/** The heap limit of one thread: its libraries take 100 MB, and a long article adds 50. */
const MOST_MEGABYTES = 800;

/**
 * How many threads run at once: one per core, unless `SITE_THREADS` says otherwise, as in a
 * container that may use fewer cores than the machine has.
 */
export function countThreads(): number {
  const wanted = Number(process.env.SITE_THREADS);
  return Number.isInteger(wanted) && wanted > 0 ? wanted : availableParallelism();
}

/** What `openWorkers` returns. */
export type Workers = ReturnType<typeof openWorkers>;

/**
 * Prepares the threads of a build, across the machine's cores: one pool for everything except
 * pages. They start with the first task.
 * @param longest the time limit for one file, in milliseconds
 */
export function openWorkers(root: string, longest = LONGEST) {
  let pool: Tinypool | undefined;
  /** Calls an export of the threads' module; throws an AbortError beyond the limit. */
  const run = (name: string, task: SourceFile | CardTask | string, limit?: number) => {
    pool ??= new Tinypool({
      filename: pathToFileURL(join(root, 'engine/site/build/worker-thread.mjs')).href,
      minThreads: 1,
      maxThreads: countThreads(),
      // A thread that blocks while it waits never turns its event loop, so native modules would
      // never free their memory.
      useAtomics: false,
      // A thread may be idle while results are written; a new one would have to load its modules.
      idleTimeout: 10_000,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    return pool.run(task, { name, ...(limit && { signal: AbortSignal.timeout(limit) }) });
  };
  return {
    /**
     * Checks a single file and compiles it.
     * @returns what the check needs to know about it; undefined if something is wrong in it: the
     * file is then checked again to describe every problem
     */
    checkFile: (file: SourceFile): Promise<Summary | undefined> =>
      run('checkFile', file, longest).catch(() => undefined),
    /** @throws if a file cannot be compiled, or takes too long */
    compileFile: (file: SourceFile): Promise<Uint8Array> =>
      run('compileFile', file, longest).catch((error: unknown) => {
        if (!(error instanceof Error && error.name === 'AbortError')) throw error;
        const seconds = longest / 1000;
        throw new Error(
          `${file.path} takes more than ${seconds} seconds; make it simpler, or two files of it`,
        );
      }),
    drawCard: (task: CardTask): Promise<Uint8Array> => run('drawCard', task),
    bundle: (stage: string): Promise<void> => run('bundle', stage),
    /** Ends the threads, even in the middle of a task; the next task starts new ones. */
    async close(): Promise<void> {
      const old = pool;
      pool = undefined;
      await old?.destroy();
    },
  };
}
