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
