import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterThisTest } from './service.fixture.ts';

/** What a webhook was sent. */
export interface Post {
  id: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** A webhook, what it was sent, each as often as it was sent, and how it answers next. */
export interface Hook {
  url: string;
  posts: Post[];
  /** The statuses of the next answers; 200 after that. */
  statuses: number[];
}

/** Starts a webhook that takes everything, until the test ends. */
export async function startHook(): Promise<Hook> {
  const posts: Post[] = [];
  const statuses: number[] = [];
  const http = createServer(async (request, response) => {
    const { headers } = request;
    // A process that is killed sends a part of it.
    const body = await json(request).catch(() => undefined);
    posts.push({ id: String(headers['webhook-id']), headers, body });
    response.writeHead(statuses.shift() ?? 200).end('{"any": "thing"}');
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  afterThisTest(async () => {
    http.close();
    http.closeAllConnections();
  });
  return { posts, statuses, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/` };
}
