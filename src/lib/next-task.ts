/**
 * Yields to the browser, so that it can respond to the visitor before work continues.
 * @returns a promise that resolves in a new task
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
