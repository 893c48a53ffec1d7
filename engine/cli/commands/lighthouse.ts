import { launch } from 'chrome-launcher';
import { loadServerEntry } from '#site/build/server-entry';
import { startPreview } from '#site/preview/preview-server';
import { print, printError } from '../../base/print.mjs';
import { chooseLongest } from '../../lighthouse/choose-longest';
import { measurePage } from '../../lighthouse/measure-page';
import type { Figures } from '../../lighthouse/verdict';
import { findFailures, toLighthouseHead, toLighthouseRow } from '../../lighthouse/verdict';
import { findBrowser } from '../find-browser.mjs';

// npm run lighthouse measures the longest page of each kind; npm run lighthouse -- /products that
// page.
const PORT = Number(process.env.PORT ?? 4175);
const chosen = process.argv.slice(2);

try {
  const root = process.cwd();
  const { paths } = await loadServerEntry(root);
  const pages = await chooseLongest(root, paths.filter(isAsked));
  const server = await startPreview(root, PORT);
  const chromePath = await findBrowser();
  const chrome = await launch({
    ...(chromePath !== undefined && { chromePath }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  const origin = `http://localhost:${PORT}`;
  const rows: Figures[] = [];
  print(`${toLighthouseHead()}\n`);
  for (const page of pages) {
    for (const device of ['mobile', 'desktop'] as const) {
      const figures = await measurePage({ origin, ...page, device, port: chrome.port });
      print(`${toLighthouseRow(figures)}\n`);
      rows.push(figures);
    }
  }
  chrome.kill();
  server.close();
  const failures = rows.flatMap(findFailures);
  for (const failure of failures) printError(`${failure}\n`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} catch (error) {
  printError(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}

/** The page for unknown addresses is left out: browsers report its status as an error, rightly. */
function isAsked(path: string): boolean {
  if (path === '/404') return false;
  return chosen.length === 0 || chosen.includes(path);
}
