import type { PageFile } from '#site/server';

/** A file of a page whose text is there already. */
export function toTextFile(path: string, text: string): PageFile {
  return { path, data: { text }, draw: async () => new TextEncoder().encode(text) };
}
