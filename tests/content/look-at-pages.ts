import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pMap from 'p-map';
import { chromium } from 'playwright';
import { toHtmlFile } from '#check/addresses/paths';
import { DIST } from '#site/publish/environments';
import { loadServerEntry } from '#site/server';
import { findBrowser, findTestBrowser } from '../../engine/cli/find-browser.mjs';
import { startPreview } from '../site/start-preview.ts';
import { isContentOnly, listChangedFiles, toPages } from './changed-pages.ts';
import { createLinkTest } from './dead-links.ts';
import { findPageProblems, openTab } from './page-problems.ts';

const AT_ONCE = 2;
const MISSING = '/404';

/**
 * Checks pages of the built site as a visitor sees them, and prints the problems: pages whose text
 * changed and pages that show them, or all pages if more than text changed.
 * @param root the project's folder
 * @param isAsked selects pages, whatever has changed
 * @returns the exit code: 0, or 1 if there are problems
 * @throws if there is no build
 */
export async function lookAtPages(
  root: string,
  isAsked?: (path: string) => boolean,
): Promise<number> {
  const { paths } = await loadServerEntry(root);
  const all = paths.filter((path) => path !== MISSING);
  const chosen = isAsked === undefined ? await choosePages(root, all) : all.filter(isAsked);
  const server = await startPreview(root, 0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const executablePath = (await findTestBrowser()) ?? (await findBrowser());
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const findDeadLinks = createLinkTest(origin);
  const free = await Promise.all(
    Array.from({ length: AT_ONCE }, async () =>
      openTab(await browser.newContext({ baseURL: origin })),
    ),
  );
  const found = await pMap(
    chosen,
    async (path) => {
      // There is a tab for each concurrent check.
      const tab = free.pop();
      if (tab === undefined) throw new Error('Every tab is taken');
      const problems = await findPageProblems(tab, path);
      free.push(tab);
      return { path, problems: [...problems, ...(await findDeadLinks(path))] };
    },
    { concurrency: AT_ONCE },
  );
  await browser.close();
  server.close();
  server.closeAllConnections();
  return printProblems(found);
}

/** The pages of a change, and those that link to them from their main content. */
async function choosePages(root: string, all: string[]): Promise<string[]> {
  const files = await listChangedFiles(root);
  const changed = files && isContentOnly(files) ? toPages(files) : undefined;
  if (changed === undefined) return all;
  const texts = await Promise.all(
    all.map((path) => readFile(join(root, DIST, toHtmlFile(path)), 'utf8')),
  );
  const showsChanged = (html = '') =>
    changed.some((path) =>
      (html.split('<main')[1] ?? '').split('</main')[0]?.includes(`href="${path}"`),
    );
  return all.filter((path, index) => changed.includes(path) || showsChanged(texts[index]));
}

function printProblems(found: { path: string; problems: string[] }[]): number {
  const bad = found.filter(({ problems }) => problems.length > 0);
  for (const { path, problems } of bad) {
    console.log(`\n${path}\n${problems.map((problem) => `\n  ${problem}\n`).join('')}`);
  }
  const pages = found.length === 1 ? '1 page' : `${found.length} pages`;
  console.log(
    bad.length === 0
      ? `Looked at ${pages}: nothing is wrong.`
      : `Looked at ${pages}: ${bad.length} of them have something wrong.`,
  );
  return bad.length === 0 ? 0 : 1;
}
