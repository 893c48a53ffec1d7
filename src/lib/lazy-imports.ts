let pending: Promise<unknown> = Promise.resolve();

/** Tracks an `import()` of a part of the page that loads after hydration. Returns the same promise. */
export function trackLazyImport<T>(module: Promise<T>): Promise<T> {
  pending = Promise.allSettled([pending, module]);
  return module;
}

/** Settles when all imports tracked so far have been loaded, or have failed. */
export function waitForLazyImports(): Promise<unknown> {
  return pending;
}
