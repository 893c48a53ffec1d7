import { readFile } from 'node:fs/promises';
import type { Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

import { toCanonicalPath } from '../lib/paths';
import { DIST } from './environments';
import { headersOf } from './headers';
import { readBuildFacts } from './output';
import { parseRedirectLines, REDIRECTS_OUTPUT, toLocation } from './redirects';

/**
 * Serves `dist/` as a static host would: clean addresses, compressed files, the headers of
 * production, and 404.html with status 404 for everything else.
 * @param root the project's folder
 * @param port the port to listen on; 0 picks a free one
 * @returns the listening server
 * @throws when there is no build, or the port is taken
 */
export async function startPreview(root: string, port: number): Promise<Server> {
  const { policy } = await readBuildFacts(root);
  const missing = await readFile(join(root, DIST, '404.html'));
  const setHeaders = (response: ServerResponse, pathname: string) => {
    for (const [name, value] of headersOf(pathname, policy)) response.setHeader(name, value);
  };
  const serve = sirv(join(root, DIST), {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders,
    onNoMatch: (_, response) => {
      setHeaders(response, '/404');
      response.setHeader('Content-Type', 'text/html;charset=utf-8');
      response.statusCode = 404;
      response.end(missing);
    },
  });
  const redirects = await readRedirects(root);
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://preview');
    const target = redirects.get(toCanonicalPath(pathname));
    if (target === undefined) return serve(request, response);
    setHeaders(response, pathname);
    response.writeHead(301, { Location: toLocation(target, search) }).end();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

async function readRedirects(root: string): Promise<Map<string, string>> {
  const text = await readFile(join(root, DIST, REDIRECTS_OUTPUT), 'utf8');
  return new Map(parseRedirectLines(text).map(({ from, to }) => [from, to]));
}
