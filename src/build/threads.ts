import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';

/** Worker threads across the machine's cores, started when there is work. */
export interface Threads {
  /**
   * Calls what the threads' module exports.
   * @param name the export
   * @param task its argument, which is copied, as is its result
   * @throws what it throws
   */
  run: <Task, Result>(name: string, task: Task) => Promise<Result>;
  /** Ends the threads. */
  close: () => Promise<void>;
}

/**
 * Makes threads ready to be started.
 * @param file the absolute path of their module, in plain JavaScript
 */
export function openThreads(file: string): Threads {
  let pool: Tinypool | undefined;
  return {
    run(name, task) {
      pool ??= new Tinypool({
        filename: pathToFileURL(file).href,
        maxThreads: availableParallelism(),
        // While results are written a thread may be idle; a new one would load its modules anew.
        idleTimeout: 10_000,
      });
      return pool.run(task, { name });
    },
    async close() {
      await pool?.destroy();
      pool = undefined;
    },
  };
}
