import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';

/** What one thread may hold; it has libraries of 100 MB, and a long article adds 50. */
const MOST_MEGABYTES = 800;

/**
 * So many threads are at work at once: as many as there are cores, unless `SITE_THREADS` says
 * otherwise, as in a container that is given less than the machine has.
 */
export function countThreads(): number {
  const wanted = Number(process.env.SITE_THREADS);
  return Number.isInteger(wanted) && wanted > 0 ? wanted : availableParallelism();
}

/** Worker threads across the machine's cores, started when there is work. */
export interface Threads {
  /**
   * Calls what the threads' module exports.
   * @param name the export
   * @param task its argument, which is copied, as is its result
   * @param longest in milliseconds; without it, a task may take as long as it wants
   * @throws what it throws, and an AbortError where it takes longer: its thread is ended
   */
  run: <Task, Result>(name: string, task: Task, longest?: number) => Promise<Result>;
  /** Ends the threads. */
  close: () => Promise<void>;
}

/**
 * Makes threads ready to be started.
 * @param file the absolute path of their module, in plain JavaScript
 * @param most so many of them at most
 */
export function openThreads(file: string, most = countThreads()): Threads {
  let pool: Tinypool | undefined;
  return {
    async run(name, task, longest) {
      pool ??= new Tinypool({
        filename: pathToFileURL(file).href,
        minThreads: 1,
        maxThreads: most,
        // A thread that waits without a turn of its loop never gives back what binaries hold.
        useAtomics: false,
        // While results are written a thread may be idle; a new one would load its modules anew.
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
