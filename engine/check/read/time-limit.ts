import { createContext, runInContext } from 'node:vm';

const context = createContext({ run: (): unknown => undefined });

/** Whether an error says that functions called each other too deeply. */
export function isOverflow(error: unknown): boolean {
  return error instanceof RangeError && /call stack/i.test(error.message);
}

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
    // The error comes from another context, so it is not an instance of our `Error`.
    const { code } = Object(error);
    if (code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return undefined;
  }
}
