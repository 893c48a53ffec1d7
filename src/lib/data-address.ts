/** A file of a media type, such as `text/csv`, as a data URL: it needs no server and no script. */
export function toDataAddress(type: string, text: string): string {
  return `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
}
