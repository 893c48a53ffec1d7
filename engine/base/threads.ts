import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';

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

/** Worker threads across the machine's cores, started when there is work. */
export interface Threads {
  /**
   * Calls an export of the threads' module.
   * @param name the export
   * @param task its argument, which is copied, as is its result
   * @param longest the time limit in milliseconds; without it, a task may take any time
   * @throws what it throws, and an AbortError if it exceeds the limit: its thread is ended
   */
  run: <Task, Result>(name: string, task: Task, longest?: number) => Promise<Result>;
  /** Ends the threads. */
  close: () => Promise<void>;
}

/**
 * Prepares a pool of threads, which start with the first task.
 * @param file the absolute path of their module, in plain JavaScript
 */
export function openThreads(file: string): Threads {
  let pool: Tinypool | undefined;
  return {
    async run(name, task, longest) {
      pool ??= new Tinypool({
        filename: pathToFileURL(file).href,
        minThreads: 1,
        maxThreads: countThreads(),
        // A thread that blocks while it waits never turns its event loop, so native modules would
        // never free their memory.
        useAtomics: false,
        // A thread may be idle while results are written; a new one would have to load its modules.
        idleTimeout: 10_000,
        resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
      });
      if (longest === undefined) return pool.run(task, { name });
      const controller = new AbortController();
      const clock = setTimeout(() => controller.abort(), longest);
      try {
        return await pool.run(task, { name, signal: controller.signal });
      } finally {
        clearTimeout(clock);
      }
    },
    async close() {
      await pool?.destroy();
      pool = undefined;
    },
  };
}
