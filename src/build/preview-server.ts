import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

import { DIST } from './environments';
import { headersOf } from './headers';
import { decide } from './hosts/decide';
import { readBuildFacts } from './output';
import { parseRedirectLines, REDIRECTS_OUTPUT } from './redirects';

const MISSING = '/404';

/**
 * Serves `dist/` as a static host would: clean addresses, redirects, compressed files, the headers
 * of production, and 404.html with status 404 for everything else.
 * @param root the project's folder
 * @param port the port to listen on; 0 picks a free one
 * @returns the listening server
 * @throws when there is no build, or the port is taken
 */
export async function startPreview(root: string, port: number): Promise<Server> {
  const { policy } = await readBuildFacts(root);
  const redirects = await readRedirects(root);
  const serveMissing = await createMissing(root, policy);
  const serveFile = sirv(join(root, DIST), {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: true,
    extensions: ['html'],
    setHeaders: (response, path) => setHeaders(response, path, policy),
    onNoMatch: serveMissing,
  });
  const server = createServer((request, response) => {
    const { method = 'GET', url: target = '/' } = request;
    const decision = decide({ method, target, redirects });
    if (decision.status === 404) return serveMissing(request, response);
    if (decision.status === 200) {
      request.url = encodeURI(decision.path);
      return serveFile(request, response);
    }
    setHeaders(response, '/', policy);
    if (decision.status === 301) response.setHeader('Location', decision.location);
    if (decision.status === 405) response.setHeader('Allow', 'GET, HEAD');
    response.writeHead(decision.status).end();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

/** Answers with 404.html and status 404, compressed as files are. */
async function createMissing(root: string, policy: string) {
  const file = join(root, DIST, '404.html');
  const bodies: [encoding: string, body: Buffer][] = [
    ['br', await readFile(`${file}.br`)],
    ['gzip', await readFile(`${file}.gz`)],
  ];
  const plain = await readFile(file);
  return ({ headers }: IncomingMessage, response: ServerResponse) => {
    const accepted = String(headers['accept-encoding'] ?? '');
    const [encoding, body] = bodies.find(([name]) => accepted.includes(name)) ?? ['', plain];
    setHeaders(response, MISSING, policy);
    response.setHeader('Vary', 'Accept-Encoding');
    if (encoding !== '') response.setHeader('Content-Encoding', encoding);
    response.writeHead(404, { 'Content-Length': body.length }).end(body);
  };
}

function setHeaders(response: ServerResponse, path: string, policy: string) {
  for (const [name, value] of headersOf(path, policy)) response.setHeader(name, value);
}

async function readRedirects(root: string): Promise<Map<string, string>> {
  const text = await readFile(join(root, DIST, REDIRECTS_OUTPUT), 'utf8');
  return new Map(parseRedirectLines(text).map(({ from, to }) => [from, to]));
}
