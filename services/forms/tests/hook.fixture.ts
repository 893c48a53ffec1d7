import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterThisTest } from '../service.fixture.ts';

/** A webhook, and the ids that it was sent, each as often as it was sent. */
export interface Hook {
  url: string;
  ids: string[];
}

/** Starts a webhook that takes everything, until the test ends. */
export async function startHook(): Promise<Hook> {
  const ids: string[] = [];
  const http = createServer((request, response) => {
    ids.push(String(request.headers['webhook-id']));
    request.resume();
    response.end();
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  afterThisTest(async () => {
    http.close();
    http.closeAllConnections();
  });
  return { ids, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/` };
}
