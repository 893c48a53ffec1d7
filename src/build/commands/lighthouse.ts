import { launch } from 'chrome-launcher';

import { findBrowser } from '../find-browser.mjs';
import { chooseLongest } from '../lighthouse/choose-longest';
import { measurePage } from '../lighthouse/measure-page';
import type { Figures } from '../lighthouse/verdict';
import { findFailures, toLighthouseTable } from '../lighthouse/verdict';
import { startPreview } from '../preview-server';
import { loadServerEntry } from '../server-entry';

// npm run lighthouse measures the longest page of each kind; npm run lighthouse -- /products others.
const PORT = Number(process.env.PORT ?? 4175);
const given = process.argv.slice(2);

try {
  const root = process.cwd();
  const { paths } = await loadServerEntry(root);
  const pages = await chooseLongest(root, paths.filter(isAsked));
  const server = await startPreview(root, PORT);
  const chromePath = await findBrowser();
  const chrome = await launch({
    ...(chromePath !== undefined && { chromePath }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  const rows: Figures[] = [];
  for (const page of pages) {
    for (const device of ['mobile', 'desktop'] as const) {
      const origin = `http://localhost:${PORT}`;
      rows.push(await measurePage({ origin, ...page, device, port: chrome.port }));
    }
  }
  chrome.kill();
  server.close();
  console.log(toLighthouseTable(rows));
  const failures = rows.flatMap(findFailures);
  for (const failure of failures) console.error(failure);
  process.exitCode = failures.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function isAsked(path: string): boolean {
  return given.length === 0 || given.includes(path);
}
