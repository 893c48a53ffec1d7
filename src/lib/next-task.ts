/** Resolves in a new task, so that the browser can respond to the visitor before work continues. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
