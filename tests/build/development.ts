import type { Browser } from 'playwright';
import { chromium } from 'playwright';
import type { ViteDevServer } from 'vite';
import { createServer } from 'vite';
import { findTestBrowser } from '../../engine/cli/find-browser.mjs';

import { viteConfig } from '../../engine/site/vite-config';

/** A development server of a copy of the project. */
export interface Development {
  server: ViteDevServer;
  /** Where it is served, as a browser names it. */
  origin: string;
  /** Fetches an address of the site. */
  get: (path: string) => Promise<Response>;
  close: () => Promise<void>;
}

/**
 * Starts a development server at a free port.
 * @param root the folder of the copy
 */
export async function startDevelopment(root: string): Promise<Development> {
  const server = await createServer({
    ...viteConfig,
    configFile: false,
    root,
    logLevel: 'silent',
    server: { port: 0, hmr: { port: 0 } },
  });
  await server.listen();
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  return {
    server,
    origin,
    get: (path) => fetch(new URL(path, origin)),
    close: () => server.close(),
  };
}

/** Starts the browser of the tests. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findTestBrowser();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}
