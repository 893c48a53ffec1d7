import { stat } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import send from 'send';

import { isText } from '../build/compress';
import { DIST } from '../build/environments';
import { headersOf } from '../build/headers';
import { decide } from '../build/hosts/decide';
import { readBuildFacts } from '../build/output';

const MISSING = '404.html';

/** Reachable from this machine only. */
const LOOPBACK = '127.0.0.1';

const compress = compression({ threshold: 0 });

/**
 * Serves `dist/` as a static host would: clean URLs, redirects, compressed files, the headers of
 * production, and 404.html with status 404 for everything else. When a new build replaces the one
 * being served, it serves the new one.
 * @param root the project's folder
 * @param port the port to listen on; 0 picks a free one
 * @param host the address to listen on; other machines cannot reach the default
 * @returns the listening server
 * @throws when there is no build, or the port is taken
 */
export async function startPreview(root: string, port: number, host = LOOPBACK): Promise<Server> {
  await readBuildFacts(root);
  const server = createServer((request, response) => {
    answer(root, request, response)
      // A build is being put in place at this very moment.
      .catch(() => response.writeHead(503).end());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', url: target = '/' } = request;
  const { redirects, ...facts } = await readBuildFacts(root);
  const decision = decide({ method, target, redirects });
  const dist = join(root, DIST);
  const found = decision.status === 200 ? await findFile(dist, decision.path) : undefined;
  for (const [name, value] of headersOf(found === undefined ? '/' : `/${found}`, facts))
    response.setHeader(name, value);
  response.statusCode = decision.status === 200 && found === undefined ? 404 : decision.status;
  if (decision.status === 301) response.setHeader('Location', decision.location);
  if (decision.status === 405) response.setHeader('Allow', 'GET, HEAD');
  if (decision.status === 200 || decision.status === 404)
    sendFile(dist, found ?? MISSING, request, response);
  else response.end();
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

/** Sends a file, or the part of it that was asked for, with the status and headers set before. */
function sendFile(root: string, file: string, request: IncomingMessage, response: ServerResponse) {
  // Parts of a compressed text would be no parts of the file.
  const acceptRanges = !isText(file);
  if (isText(file)) compress(request, response, () => undefined);
  send(request, encodeURI(file), { root, acceptRanges, dotfiles: 'allow' }).pipe(response);
}
