/**
 * A file as a data URL for download links: it needs neither a server nor a script.
 * @param type its media type, such as `text/csv`
 * @param text its content
 */
export function toDataAddress(type: string, text: string): string {
  return `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
}
