/** The entries after one, wrapping around to the first. */
export function following<T>(entries: T[], entry: T, count: number): T[] {
  const start = entries.indexOf(entry) + 1;
  return [...entries.slice(start), ...entries.slice(0, start - 1)].slice(0, count);
}
