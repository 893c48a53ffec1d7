let parts: Promise<unknown> = Promise.resolve();

/** Notes that a part of the page is being loaded after hydration. Returns the same promise. */
export function noteLatePart<T>(part: Promise<T>): Promise<T> {
  parts = Promise.allSettled([parts, part]);
  return part;
}

/** Settles when all parts that were noted so far have been loaded, or could not be. */
export function waitForLateParts(): Promise<unknown> {
  return parts;
}
