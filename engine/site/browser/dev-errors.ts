/** The first error in a component since the last update: the others follow from it. */
let first: Error | undefined;

import.meta.hot?.on('vite:beforeUpdate', () => {
  first = undefined;
});

/** In development, tells the server of an error in a component, which prints where it is. */
export function tellError(error: unknown): void {
  reportError(error);
  if (first !== undefined || !(error instanceof Error)) return;
  first = error;
  import.meta.hot?.send('content:failed', error.stack ?? error.message);
}

/** What to show of an error: React reports others when it replaces the page for the first one. */
export function toFirstError(error: unknown): unknown {
  return first ?? error;
}
