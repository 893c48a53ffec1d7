/** What a host does with a request. */
export type Decision =
  | { status: 200; path: string }
  | { status: 301; location: string }
  | { status: 400 | 404 | 405 };

/** A request as received, and the redirects of the site. */
interface Request {
  method: string;
  /** The raw target, such as `/products/?x=1`. */
  target: string;
  redirects: ReadonlyMap<string, string>;
}

/** Files that must not be served by their own address: notes for hosts, compressed versions. */
const PRIVATE = /^\/_|\.(br|gz)$|\/\.(?!well-known\/)|^\/404$/;
const SAFE = /^(\/[\w.~-]+)+$/;

/**
 * Decides as `deploy/nginx.conf` does, so that the preview answers like a production host.
 * @returns the status, with the file's address or the address to go to
 */
export function decide({ method, target, redirects }: Request): Decision {
  const [raw = ''] = target.split('?');
  const path = toPlainPath(raw);
  if (path === null) return { status: 400 };
  if (method !== 'GET' && method !== 'HEAD') return { status: 405 };
  const search = target.slice(raw.length);
  const short = toShortPath(path);
  const moved = redirects.get(short);
  if (moved !== undefined) {
    return { status: 301, location: /[?#]/.test(moved) ? moved : `${moved}${search}` };
  }
  if (short !== path) return { status: 301, location: `${short}${search}` };
  return PRIVATE.test(path) ? { status: 404 } : { status: 200, path };
}

/**
 * Decodes a path and resolves `.`, `..` and doubled slashes.
 * @returns null if the path is malformed or leads above the root
 */
export function toPlainPath(raw: string): string | null {
  if (!raw.startsWith('/') || /%(?![\da-f]{2})|%00|#/i.test(raw)) return null;
  const parts: string[] = [];
  const names = decode(raw).split('/');
  for (const name of names) {
    if (name === '..' && parts.pop() === undefined) return null;
    if (name !== '' && name !== '.' && name !== '..') parts.push(name);
  }
  const isFolder = ['', '.', '..'].includes(names.at(-1) ?? '');
  return `/${parts.join('/')}${isFolder && parts.length > 0 ? '/' : ''}`;
}

/** The canonical address of a page: no `.html`, no `/index`, no trailing slash. */
function toShortPath(path: string): string {
  if (/^\/index(\.html)?\/?$/.test(path)) return '/';
  const short = path.replace(/(\/index)?(\.html)?\/?$/, '');
  return SAFE.test(short) ? short : path;
}

/** Invalid UTF-8 stays encoded: it names no file. */
function decode(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw.replace(/%2f/gi, '/').replace(/%2e/gi, '.');
  }
}
