import type { BuiltPage, BuiltSite } from '../built-site';
import { digest } from '../built-site';

/** A page as a test writes it: what stands between header and footer, and what its data says. */
export interface Sketch {
  main: string;
  title?: string;
  kind?: string;
  data?: object;
}

/**
 * A built site that lies in no folder.
 * @param pages by address
 * @param files the content of other files, by name
 */
export function sketchSite(
  pages: Record<string, Sketch>,
  {
    files = {},
    styles = '',
    footer = '',
  }: { files?: Record<string, string>; styles?: string; footer?: string } = {},
): BuiltSite {
  const built = Object.entries(pages).map(([path, sketch]): [string, BuiltPage] => {
    const { main, title = path, kind = 'plain', data = {} } = sketch;
    const html = `<!doctype html><html><head><title>${title}</title></head><body><main>${main}</main><footer>${footer}</footer></body></html>`;
    return [
      path,
      { path, kind, title, description: '', html, neutral: html, data: { path, kind, ...data } },
    ];
  });
  const read = async (file: string) => files[file] ?? '';
  return {
    folder: '/nowhere',
    pages: new Map(built),
    files: Object.keys(files),
    styles,
    redirects: new Map(),
    read,
    digestOf: async (file) => digest(files[file] ?? ''),
  };
}
