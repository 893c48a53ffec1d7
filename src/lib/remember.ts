/**
 * Loads something once: later calls get the same promise. A failure is forgotten, so that the next
 * call tries again.
 * @param load does the work
 * @returns a function to call as often as one likes
 */
export function rememberSuccess<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    const current = loaded ?? load();
    loaded = current;
    current.catch(() => {
      loaded = undefined;
    });
    return current;
  };
}
