/**
 * Ends the current task, so that the browser can answer the visitor before the work goes on.
 * @returns a promise that is kept in a task of its own
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
