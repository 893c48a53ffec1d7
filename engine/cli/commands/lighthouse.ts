import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import { toHtmlFile } from '#base/paths';
import { DIST } from '#site/build/environments';
import { measureBuild } from '#site/build/measure';
import { startPreview } from '#site/preview/preview-server';
import { toPlainWords } from '../../base/plain-error.mjs';
import { print, printError } from '../../base/print.mjs';
import { findFailures, measurePage, toLine } from '../../lighthouse/measure-page';
import { findBrowser } from '../find-browser.mjs';

// `npm run lighthouse` measures the largest page of each kind, and with `-- /products` only that
// page. The 404 page is left out: browsers rightly report its status as an error.
const PORT = Number(process.env.PORT ?? 4175);
const NOT_LISTED = '<meta name="robots" content="noindex"';
const chosen = process.argv.slice(2);
/** Ends what would keep this process running. */
const closers: (() => void)[] = [];

try {
  const root = process.cwd();
  const largest = (await measureBuild(root)).pages.map(({ path }) => path);
  const paths = chosen.length > 0 ? chosen : largest.filter((path) => path !== '/404');
  const pages = await Promise.all(
    paths.map(async (path) => {
      const html = await readFile(join(root, DIST, toHtmlFile(path)), 'utf8');
      return { path, isListed: !html.includes(NOT_LISTED) };
    }),
  );
  const server = await startPreview(root, PORT);
  closers.push(() => server.close());
  const chromePath = await findBrowser();
  const chrome = await launch({
    ...(chromePath !== undefined && { chromePath }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  closers.push(() => chrome.kill());
  const site = { origin: `http://localhost:${PORT}`, port: chrome.port };
  print('performance, accessibility, best practices, search engines where they may list a page\n');
  for (const { path, isListed } of pages) {
    for (const device of ['mobile', 'desktop'] as const) {
      const figures = await measurePage({ ...site, path, device, isListed });
      print(`${path}, ${device}: ${toLine(figures)}\n`);
      const failures = findFailures(figures);
      for (const failure of failures) printError(`  ${failure}\n`);
      if (failures.length > 0) process.exitCode = 1;
    }
  }
} catch (error) {
  printError(`${toPlainWords(error)}\n`);
  process.exitCode = 2;
} finally {
  for (const close of closers) close();
}
