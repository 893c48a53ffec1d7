import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import querystring from 'node:querystring';
import compression from 'compression';
import send from 'send';
import type { Plugin } from 'vite';
import { PRIVATE, toCanonicalPath } from '#check/addresses/hosts';
import { splitAddress } from '#check/addresses/paths';
import type { Redirect } from '#check/addresses/redirects';
import { headersOf } from '../hosts/headers.ts';
import { DIST } from '../publish/environments.ts';
import { readBuildFacts } from '../publish/output.ts';

const compress = compression({ threshold: 0 });

/**
 * Serves `dist/` as a static host would, in `vite preview`: clean URLs, redirects, compressed files,
 * the headers of production, and 404.html with status 404 for everything else. When a new build
 * replaces the one being served, it serves the new one.
 */
export function previewServer(): Plugin {
  return {
    name: 'content-site:preview',
    async configurePreviewServer({ config: { root }, middlewares }) {
      await readBuildFacts(root);
      middlewares.use(createPreview(root));
    },
  };
}

/**
 * Answers requests for the built site of a project.
 * @param root the project's folder
 */
export function createPreview(root: string) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(root, request, response)
      // A build is being put in place at this very moment.
      .catch(() => response.writeHead(503).end());
  };
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', url: target = '/' } = request;
  const { redirects, ...facts } = await readBuildFacts(root);
  const decision = decide(method, target, redirects);
  const dist = join(root, DIST);
  const found = decision.status === 200 ? await findFile(dist, decision.path) : undefined;
  for (const [name, value] of headersOf(found === undefined ? '/' : `/${found}`, facts))
    response.setHeader(name, value);
  response.statusCode = decision.status === 200 && found === undefined ? 404 : decision.status;
  if (decision.status === 301) response.setHeader('Location', decision.location);
  if (decision.status === 405) response.setHeader('Allow', 'GET, HEAD');
  if (decision.status === 301 || decision.status === 405) return response.end();
  // A part of a file, such as a video, is counted in bytes that are not compressed.
  if (request.headers.range === undefined) compress(request, response, () => undefined);
  const file = encodeURI(found ?? '404.html');
  return send(request, file, { root: dist, dotfiles: 'allow' }).pipe(response);
}

/** What a host does with a request. */
type Decision =
  | { status: 200; path: string }
  | { status: 301; location: string }
  | { status: 404 | 405 };

/**
 * Decides as `deploy/nginx.conf` does, so that the preview answers visitors like a production host.
 * @param target as received, such as `/products/?x=1`
 * @returns the status, with the file's address, decoded, or the address to go to
 */
export function decide(method: string, target: string, redirects: readonly Redirect[]): Decision {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405 };
  if (!URL.canParse(`http://localhost${target}`)) return { status: 404 };
  const { pathname, search } = new URL(`http://localhost${target}`);
  const short = toCanonicalPath(pathname);
  const moved = redirects.find(({ from }) => from === short)?.to;
  if (moved !== undefined) return { status: 301, location: withQuery(moved, search) };
  if (short !== pathname) return { status: 301, location: `${short}${search}` };
  // A malformed escape stays as it is: it names no file.
  const path = querystring.unescape(pathname);
  return PRIVATE.test(path) ? { status: 404 } : { status: 200, path };
}

/**
 * The target of a redirect with the query that a visitor came with, such as that of a campaign: behind
 * the target's own query, whose parameters count, and in front of its anchor.
 */
function withQuery(to: string, search: string): string {
  const { path, query, anchor } = splitAddress(to);
  const own = query === '' ? search : search.replace('?', '&');
  return path + query + own + anchor;
}

/** The file at an address, below the folder; a page's address has no extension. */
async function findFile(folder: string, path: string): Promise<string | undefined> {
  const files = path === '/' ? ['index.html'] : [path.slice(1), `${path.slice(1)}.html`];
  for (const file of files) {
    const found = await stat(join(folder, file)).catch(() => undefined);
    if (found?.isFile()) return file;
  }
  return undefined;
}
