import { createContext, runInContext } from 'node:vm';

const context = createContext({ run: (): unknown => undefined });

/**
 * Calls a function that may never return, such as a parser given hostile text.
 * @returns what it returns; undefined if it was stopped
 * @throws what it throws
 */
export function callWithin<T>(milliseconds: number, run: () => T): T | undefined {
  let result: T | undefined;
  context.run = () => {
    result = run();
  };
  try {
    runInContext('run()', context, { timeout: milliseconds });
    return result;
  } catch (error) {
    if (isStop(error)) return undefined;
    throw error;
  }
}

/** The error comes from another context, so it is not an instance of our `Error`. */
function isStop(error: unknown): boolean {
  const isObject = typeof error === 'object' && error !== null;
  return isObject && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
