import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { LaunchedChrome } from 'chrome-launcher';
import { launch } from 'chrome-launcher';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toHtmlFile } from '#check/addresses/paths';
import { findBrowser } from '../../engine/cli/find-browser.mjs';
import { PROJECT } from '../site/folders.ts';
import { listLargestPages } from '../site/largest-pages.ts';
import { startPreview } from '../site/start-preview.ts';
import { measurePage } from './measure-page.ts';

// `npm run lighthouse` measures the largest page of each kind, and with `PAGE=/products` only that
// page. The 404 page is left out: browsers rightly report its status as an error.
const NOT_LISTED = '<meta name="robots" content="noindex"';
const { PAGE } = process.env;
const largest = listLargestPages(PROJECT).map(({ path }) => path);
const paths = PAGE === undefined ? largest.filter((path) => path !== '/404') : [PAGE];
const runs = paths.flatMap((path) => [
  { path, device: 'mobile' as const },
  { path, device: 'desktop' as const },
]);

/** Milliseconds that nobody notices; another process on the machine can cost half of them. */
const MOST_BLOCKING = 100;

let server: Server;
let chrome: LaunchedChrome;
beforeAll(async () => {
  server = await startPreview(PROJECT, 0);
  const chromePath = await findBrowser();
  chrome = await launch({
    ...(chromePath !== undefined && { chromePath }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
});
afterAll(() => {
  chrome?.kill();
  server?.close();
});

// Repeated if it fails: other work on the machine costs points.
it.each(runs)('$path, $device', { retry: 2 }, async ({ path, device }) => {
  const html = readFileSync(join(PROJECT, 'dist', toHtmlFile(path)), 'utf8');
  const address = `http://localhost:${(server.address() as AddressInfo).port}${path}`;
  const isListed = !html.includes(NOT_LISTED);
  const figures = await measurePage({ address, device, isListed, port: chrome.port });
  const { points, layoutShift, blockingTime, largestPaint, flaws } = figures;
  const times = `TBT ${Math.round(blockingTime)} ms, LCP ${Math.round(largestPaint)} ms`;
  console.log(
    `${path}, ${device}: ${Object.values(points).join(' ')}, CLS ${layoutShift}, ${times}`,
  );
  const lost = Object.entries(points).filter(([, got]) => got < 100);
  expect({ lost, layoutShift }, flaws.join('\n')).toEqual({ lost: [], layoutShift: '0.000' });
  expect(blockingTime).toBeLessThan(MOST_BLOCKING);
});
