import querystring from 'node:querystring';
import { toCanonicalPath } from '#base/paths';
import type { Redirect } from '#check/redirects';

/** What a host does with a request. */
export type Decision =
  | { status: 200; path: string }
  | { status: 301; location: string }
  | { status: 404 | 405 };

/** A request as received, and the redirects of the site. */
interface Request {
  method: string;
  /** The raw target, such as `/products/?x=1`. */
  target: string;
  redirects: readonly Redirect[];
}

/** Files that must not be served by their own address: notes for hosts, compressed versions. */
const PRIVATE = /^\/_|\.(br|gz)$|\/\.(?!well-known\/)|^\/404$/;

/**
 * Decides as `deploy/nginx.conf` does, so that the preview answers visitors like a production host.
 * @returns the status, with the file's address, decoded, or the address to go to
 */
export function decide({ method, target, redirects }: Request): Decision {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405 };
  if (!URL.canParse(`http://localhost${target}`)) return { status: 404 };
  const { pathname, search } = new URL(`http://localhost${target}`);
  const short = toCanonicalPath(pathname).replace(/\/index$/, '') || '/';
  const moved = redirects.find(({ from }) => from === short)?.to;
  if (moved !== undefined) {
    return { status: 301, location: /[?#]/.test(moved) ? moved : `${moved}${search}` };
  }
  if (short !== pathname) return { status: 301, location: `${short}${search}` };
  // A malformed escape stays as it is: it names no file.
  const path = querystring.unescape(pathname);
  return PRIVATE.test(path) ? { status: 404 } : { status: 200, path };
}
