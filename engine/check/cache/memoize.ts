/** Loads something once; a failure is forgotten, so that the next call tries again. */
export function memoizeSuccess<T>(load: () => Promise<T>): () => Promise<T> {
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

/**
 * Memoizes a function that takes one object, and keeps each result for as long as its object lives.
 * @param make must always return the same value for the same object
 */
export function memoize<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>();
  return (key) => {
    const entry = known.get(key) ?? { value: make(key) };
    known.set(key, entry);
    return entry.value;
  };
}
