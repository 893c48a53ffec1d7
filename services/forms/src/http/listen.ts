import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { SettingsError } from '../settings.ts';
import { SECOND } from '../store/time.ts';
import type { Env } from './endpoint.ts';

/** A head must arrive within ten seconds, a request with files within three minutes. */
const LIMITS = {
  headersTimeout: 10 * SECOND,
  requestTimeout: 190 * SECOND,
  keepAliveTimeout: 5 * SECOND,
  connectionsCheckingInterval: SECOND,
  maxHeaderSize: 8192,
};
/** Whoever says nothing for this long is cut off. */
const SILENCE = 20 * SECOND;
const GRACE = SECOND / 2;
const MOST_CONNECTIONS = 2000;

/** A server that listens. */
export interface Listening {
  port: number;
  /** Takes no more requests, and answers those that have arrived. */
  close: () => Promise<void>;
}

/**
 * Serves an application over HTTP.
 * @param setting what names the port
 * @throws SettingsError if the port is taken
 */
export async function listen(
  app: Hono<Env>,
  port: number,
  host: string,
  setting = 'PORT',
): Promise<Listening> {
  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    autoCleanupIncoming: false,
  });
  const server = createServer(LIMITS, (request, response) => {
    // Nobody reads the rest of what was refused: it would keep us busy. Whoever still sends it has
    // some time to read the answer.
    response.once('finish', () => {
      if (!request.complete) setTimeout(() => request.destroy(), GRACE);
    });
    void listener(request, response);
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.timeout = SILENCE;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw toSettingsError(error, port, setting);
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      // Those that are being answered now would stay open afterwards, for another request.
      const idle = setInterval(() => server.closeIdleConnections(), SECOND / 10);
      const late = setTimeout(() => server.closeAllConnections(), 10 * SECOND);
      await closed;
      clearInterval(idle);
      clearTimeout(late);
    },
  };
}

function toSettingsError(error: unknown, port: number, setting: string): unknown {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isTaken
    ? new SettingsError(
        `Port ${port} is taken by another program. End it, or set ${setting} to another one.`,
      )
    : error;
}
