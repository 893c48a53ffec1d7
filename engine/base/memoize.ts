/**
 * Loads something once: later calls get the same promise. A failure is forgotten, so that the next
 * call tries again.
 * @param load does the work
 * @returns a function to call as often as one likes
 */
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
 * Memoizes a function of one object.
 * @param make what it returns for an object must never change
 * @returns the same function, which keeps its results for as long as the objects live
 */
export function memoize<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>();
  return (key) => {
    const entry = known.get(key) ?? { value: make(key) };
    known.set(key, entry);
    return entry.value;
  };
}
