/**
 * Where the page of an address lies in `dist/`.
 * @param path an address that starts with `/`, without query and without a slash at its end
 * @returns a path without a leading slash, such as `products/core.html`; `/` is `index.html`
 */
export function toHtmlFile(path: string): string {
  return `${toFileStem(path)}.html`;
}

/**
 * Where the data of an address lies beside its page.
 * @param path an address that starts with `/`, without query and without a slash at its end
 * @returns a path without a leading slash, such as `products/core.json`
 */
export function toDataFile(path: string): string {
  return `${toFileStem(path)}.json`;
}

/**
 * Where the picture lies that stands for an address in shared links.
 * @param path an address that starts with `/`, without query and without a slash at its end
 * @returns a path without a leading slash, such as `og/products/core.png`
 */
export function toCardFile(path: string): string {
  return `og/${toFileStem(path)}.png`;
}

/**
 * Where the page of an address lies as Markdown.
 * @param path an address that starts with `/`, without query and without a slash at its end
 * @returns a path without a leading slash, such as `products/core.md`
 */
export function toMarkdownFile(path: string): string {
  return `${toFileStem(path)}.md`;
}

/** Where the feeds of insights lie, and what they are. */
export const feedFiles = [
  { file: 'feed.xml', type: 'application/rss+xml' },
  { file: 'atom.xml', type: 'application/atom+xml' },
  { file: 'feed.json', type: 'application/feed+json' },
] as const;

/** What every build writes beside pages and what belongs to them, whatever the content is. */
export const builtFiles: readonly string[] = [
  ...['sitemap.xml', 'robots.txt', 'llms.txt', ...feedFiles.map(({ file }) => file)],
  ...['admin.html', '_headers', '_redirects', 'frame.json', 'search-index.json', 'licenses.txt'],
  ...['.well-known/security.txt', 'site.webmanifest'],
  ...['apple-touch-icon.png', 'icon-192.png', 'icon-512.png'],
];

/** The folders that a build has for itself. */
export const builtFolders: readonly string[] = ['assets', 'api', 'admin'];

/**
 * The address in one spelling: no slash at its end, no doubled slashes, no `.html`.
 * @param path the path part of an address
 * @returns the same page's canonical address
 */
export function toCanonicalPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/').replace(/(\/index)?\.html$/, '');
  return single.replace(/\/$/, '') || '/';
}

/** An address without its query and its anchor. */
export function toPathOnly(address: string): string {
  return address.replace(/[?#].*/s, '');
}

/**
 * Adds a parameter to an address that may have a query or an anchor already.
 * @param to an address on this site
 * @param name the parameter's name
 * @param value its value, encoded here
 * @returns the longer address
 */
export function withParameter(to: string, name: string, value: string): string {
  const [rest = '', anchor] = to.split('#');
  const joint = rest.includes('?') ? '&' : '?';
  const longer = `${rest}${joint}${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  return anchor === undefined ? longer : `${longer}#${anchor}`;
}

/**
 * Whether an address names a file that the browser opens by itself, such as `/sheet.pdf`.
 * @param to an address with or without query and anchor
 */
export function isFile(to: string): boolean {
  return /^[^?#]*\.[a-z0-9]+([?#]|$)/i.test(to);
}

/** Whether an address is that of a placeholder, which stands for a picture and shows none. */
export function isPlaceholder(src: string): boolean {
  return src.startsWith('/api/placeholder/');
}

function toFileStem(path: string): string {
  return path === '/' ? 'index' : path.slice(1);
}
