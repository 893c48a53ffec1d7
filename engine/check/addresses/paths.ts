/** The file below `dist/` of a canonical address: `products/core.html`; of `/`, `index.html`. */
export function toHtmlFile(path: string): string {
  return `${toFileStem(path)}.html`;
}

/** The data file beside the page at an address, such as `products/core.json`. */
export function toDataFile(path: string): string {
  return `${toFileStem(path)}.json`;
}

/** The preview image for an address in shared links, such as `og/products/core.png`. */
export function toCardFile(path: string): string {
  return `og/${toFileStem(path)}.png`;
}

/** The Markdown version of the page at an address, such as `products/core.md`. */
export function toMarkdownFile(path: string): string {
  return `${toFileStem(path)}.md`;
}

/** The files of the feeds, and their media types. */
export const feedFiles = [
  { file: 'feed.xml', type: 'application/rss+xml' },
  { file: 'atom.xml', type: 'application/atom+xml' },
  { file: 'feed.json', type: 'application/feed+json' },
] as const;

/** What every build writes besides pages and their files, whatever the content is. */
export const builtFiles: readonly string[] = [
  ...['sitemap.xml', 'robots.txt', 'llms.txt', ...feedFiles.map(({ file }) => file)],
  ...['admin.html', '_headers', '_redirects', 'frame.json', 'search-index.json', 'licenses.txt'],
  ...['.well-known/security.txt', 'site.webmanifest'],
  ...['apple-touch-icon.png', 'icon-192.png', 'icon-512.png'],
];

/** The folders reserved for the build. */
export const builtFolders: readonly string[] = ['assets', 'api', 'admin'];

/** Whether an address is that of a page, or of one below it. */
export function isAtOrBelow(address: string, page: string): boolean {
  return address === page || address.startsWith(`${page}/`);
}

/** An address without its query and its anchor. */
export function toPathOnly(address: string): string {
  return address.replace(/[?#].*/s, '');
}

/** The parts of an address; `query` begins with `?` and `anchor` with `#`, or they are empty. */
export function splitAddress(address: string): { path: string; query: string; anchor: string } {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { path, query, anchor };
}

/** Whether an address names a file that the browser opens by itself, such as `/sheet.pdf?a#b`. */
export function isFile(to: string): boolean {
  return /^[^?#]*\.[a-z0-9]+([?#]|$)/i.test(to);
}

/** Whether an address is that of a placeholder, which takes the place of a missing picture. */
export function isPlaceholder(src: string): boolean {
  return src.startsWith('/api/placeholder/');
}

function toFileStem(path: string): string {
  return path === '/' ? 'index' : path.slice(1);
}
