import type { BuiltPage, BuiltSite } from '../built-site.ts';
import { digest } from '../built-site.ts';

/** A page as a test writes it: the content between header and footer. */
export interface Sketch {
  main: string;
  title?: string;
}

/**
 * A built site in memory.
 * @param pages by address
 * @param files the content of other files, by name
 */
export function sketchSite(
  pages: Record<string, Sketch>,
  {
    files = {},
    redirects = {},
    footer = '',
  }: { files?: Record<string, string>; redirects?: Record<string, string>; footer?: string } = {},
): BuiltSite {
  const built = Object.entries(pages).map(([path, sketch]): [string, BuiltPage] => {
    const { main, title = path } = sketch;
    const html = `<!doctype html><html><head><title>${title}</title></head><body><main>${main}</main><footer>${footer}</footer></body></html>`;
    return [path, { title, description: '', html, neutral: html }];
  });
  const read = async (file: string) => files[file] ?? '';
  return {
    pages: new Map(built),
    files: Object.keys(files),
    redirects: new Map(Object.entries(redirects)),
    read,
    digestOf: async (file) => (files[file] === undefined ? '' : digest(files[file])),
  };
}
