import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { DIST } from '../build/environments';
import { headersOf } from '../build/headers';
import { decide } from '../build/hosts/decide';
import type { BuildFacts } from '../build/output';
import { readBuildFacts, timeOfBuild } from '../build/output';
import { parseRedirectLines, REDIRECTS_OUTPUT } from '../build/redirects';
import { openPreviewFiles } from './preview-files';

const MISSING = '404.html';

/** Reachable from this machine only. */
const LOOPBACK = '127.0.0.1';

/** Answers a request from one finished build. */
type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

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
  const follow = await followBuilds(root);
  const answer: Answer = async (request, response) => {
    await (await follow())(request, response);
  };
  const server = createServer((request, response) => {
    answer(request, response)
      // A file was removed at this very moment.
      .catch(() => (response.headersSent ? response.destroy() : response.writeHead(503).end()));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** Opens the finished build, and reopens it whenever another one replaces it. */
async function followBuilds(root: string): Promise<() => Promise<Answer>> {
  let [builtAt, answer] = [timeOfBuild(root), openSite(root)];
  await answer;
  return () => {
    const now = timeOfBuild(root);
    if (now !== builtAt && now !== undefined) [builtAt, answer] = [now, openSite(root)];
    return answer;
  };
}

async function openSite(root: string): Promise<Answer> {
  const facts = await readBuildFacts(root);
  const redirects = await readRedirects(root);
  const files = openPreviewFiles(join(root, DIST));
  return async (request, response) => {
    const { method = 'GET', url: target = '/' } = request;
    const decision = decide({ method, target, redirects });
    const found = decision.status === 200 ? await files.find(decision.path) : undefined;
    setHeaders(response, found === undefined ? '/' : `/${found}`, facts);
    if (found !== undefined) {
      await files.deliver({ request, response, file: found, status: 200 });
    } else if (decision.status === 200 || decision.status === 404) {
      await files.deliver({ request, response, file: MISSING, status: 404 });
    } else {
      if (decision.status === 301) response.setHeader('Location', decision.location);
      if (decision.status === 405) response.setHeader('Allow', 'GET, HEAD');
      response.writeHead(decision.status).end();
    }
  };
}

function setHeaders(response: ServerResponse, path: string, facts: BuildFacts) {
  for (const [name, value] of headersOf(path, facts)) response.setHeader(name, value);
}

async function readRedirects(root: string): Promise<Map<string, string>> {
  const text = await readFile(join(root, DIST, REDIRECTS_OUTPUT), 'utf8');
  return new Map(parseRedirectLines(text).map(({ from, to }) => [from, to]));
}
