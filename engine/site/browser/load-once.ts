/** Loads something once; a failure is forgotten, so that the next call tries again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
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
