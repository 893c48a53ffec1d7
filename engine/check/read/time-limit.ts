import { createContext, runInContext } from 'node:vm';

const context = createContext({ run: (): unknown => undefined });

/** How many times a function is called at most, if the machine was busy with something else. */
const ATTEMPTS = 3;

/**
 * Calls a function that may never return, such as a parser given hostile text. If other programs
 * took the processor meanwhile, it is called again, with twice the time.
 * @returns what it returns; undefined if it was stopped
 * @throws what it throws
 */
export function callWithin<T>(milliseconds: number, run: () => T): T | undefined {
  let result: T | undefined;
  context.run = () => {
    result = run();
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const timeout = milliseconds * 2 ** attempt;
    const start = process.cpuUsage();
    try {
      runInContext('run()', context, { timeout });
      return result;
    } catch (error) {
      if (!isStop(error)) throw error;
      const { user, system } = process.cpuUsage(start);
      const wasBusy = (user + system) / 1000 < timeout / 2;
      if (!wasBusy) return undefined;
    }
  }
  return undefined;
}

/** The error comes from another context, so it is not an instance of our `Error`. */
function isStop(error: unknown): boolean {
  const isObject = typeof error === 'object' && error !== null;
  return isObject && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
