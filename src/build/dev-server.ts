import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { isRunnableDevEnvironment } from 'vite';

import type { Assets } from '../assets';
import { toCanonicalPath, toDataFile } from '../lib/paths';
import { checkContent } from './check/check-content';
import { toOverlayError } from './check/overlay';
import { toReport } from './check/report';
import { toWebManifest } from './found/small-files';
import { PLACEHOLDER } from './placeholder';
import { drawPlaceholderOf } from './prerender';
import type { ServerEntry } from './server-entry';

const ASSETS: Assets = {
  css: '',
  stylesheet: '/src/styles/main.css',
  font: '',
  script: '/src/boot.ts',
};

const MANIFEST = '/site.webmanifest';

/**
 * Serves the same pages as the build, through the same entry, and refreshes the open page when
 * content changes. Invalid content shows in the overlay and in the terminal; the last good pages
 * stay until it is mended.
 */
export function devServer(): Plugin {
  return {
    name: 'site:dev-server',
    apply: 'serve',
    configureServer(server) {
      server.httpServer?.once('listening', () => void report(server));
      return () => server.middlewares.use(servePages(server));
    },
    async hotUpdate({ file, server, modules }) {
      if (!file.startsWith(resolve(server.config.root, 'content'))) return undefined;
      if (this.environment.name !== 'ssr') return [];
      if (!(await report(server))) return [];
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
      server.environments.client.hot.send('content:changed');
      return [];
    },
  };
}

/** Checks all content; returns whether it can be shown. */
async function report(server: ViteDevServer): Promise<boolean> {
  const problems = await checkContent(server.config.root);
  if (problems.length === 0) return true;
  server.config.logger.error(toReport(problems));
  server.environments.client.hot.send({ type: 'error', err: toOverlayError(problems) });
  return false;
}

function servePages(server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://dev');
    answer(server, decodeURI(pathname), response).catch((error: unknown) => {
      if (error instanceof Error) server.ssrFixStacktrace(error);
      next(error);
    });
  };
}

async function answer(server: ViteDevServer, pathname: string, response: ServerResponse) {
  if (PLACEHOLDER.test(pathname))
    return send(response, 'image/svg+xml', drawPlaceholderOf(pathname));
  const entry = await loadEntry(server);
  if (pathname === MANIFEST) {
    return send(response, 'application/manifest+json', toWebManifest(entry.loadFrame()));
  }
  if (pathname.endsWith('.json')) return sendData(entry, pathname, response);
  const page = entry.loadPage(toCanonicalPath(pathname));
  const html = await entry.renderPage(page, ASSETS);
  response.statusCode = page.kind === 'not-found' ? 404 : 200;
  return send(response, 'text/html', html);
}

function sendData(entry: ServerEntry, pathname: string, response: ServerResponse) {
  const shared = entry.loadSharedData()[pathname.slice(1)];
  const path = entry.paths.find((candidate) => `/${toDataFile(candidate)}` === pathname);
  if (shared === undefined && path === undefined) response.statusCode = 404;
  const data = shared ?? entry.loadPage(path ?? pathname);
  return send(response, 'application/json', JSON.stringify(data));
}

async function loadEntry(server: ViteDevServer): Promise<ServerEntry> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no module runner here');
  return ssr.runner.import<ServerEntry>('/src/entry-server.tsx');
}

function send(response: ServerResponse, type: string, body: string) {
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.end(body);
}
