import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { chromium } from 'playwright';
import type { ViteDevServer } from 'vite';
import { createServer } from 'vite';
import { findTestBrowser } from '../../engine/cli/find-browser.mjs';

/** A development server for a copy of the project. */
export interface Development {
  server: ViteDevServer;
  /** Its origin, as seen by a browser. */
  origin: string;
  /** Fetches an address of the site. */
  get: (path: string) => Promise<Response>;
  close: () => Promise<void>;
}

/**
 * Starts a development server on a free port.
 * @param root the folder of the copy
 */
export async function startDevelopment(root: string): Promise<Development> {
  const server = await createServer({
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

/** Only a hang takes this long, in milliseconds, however busy the machine is. */
const ENDLESS = 120_000;

/** Opens a page in the browser of the tests, with timeouts for a busy machine. */
export async function openBrowser(
  options?: BrowserContextOptions,
): Promise<{ browser: Browser; page: Page }> {
  const executablePath = await findTestBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(ENDLESS);
  return { browser, page };
}
