/**
 * A file as an address of its own, for links that download it: so it needs neither a server nor a
 * script.
 * @param type its media type, such as `text/csv`
 * @param text what it holds
 */
export function toDataAddress(type: string, text: string): string {
  return `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
}
