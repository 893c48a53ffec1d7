import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';

import { findBrowser } from '../cli/find-browser.mjs';
import { copyProject } from './copy-project';
import { generateArticles } from './generate-articles';

const PORT = 5199;
const ARTICLE = 'reading-a-capacitor-step';
const EDITED = 'A sentence that was just saved.';
const SAVES = 5;

/** How fast development is, in milliseconds. */
export interface DevelopmentFigures {
  articles: number;
  /** From `npm run dev` to the last byte of the first page. */
  firstPage: number;
  /** From a saved sentence to its paint in the open page; the median of five. */
  saved: number;
}

/**
 * Starts the development server on a copy with generated articles and edits a sentence.
 * @param project the project's folder
 * @param articles how many articles are added
 */
export async function measureDevelopment(
  project: string,
  articles: number,
): Promise<DevelopmentFigures> {
  const root = await copyProject(project);
  await generateArticles(root, articles);
  const started = performance.now();
  const server = startServer(root);
  try {
    await fetchWhenServed(`http://localhost:${PORT}/`);
    const firstPage = performance.now() - started;
    return { articles, firstPage, saved: await measureSaves(root) };
  } finally {
    server.kill();
    await once(server, 'exit');
    await rm(root, { recursive: true, force: true });
  }
}

function startServer(root: string): ChildProcess {
  const options = ['engine/cli/run.mjs', 'dev'];
  const env = { ...process.env, PORT: String(PORT) };
  return spawn(process.execPath, options, { cwd: root, env, stdio: 'ignore' });
}

async function fetchWhenServed(address: string): Promise<void> {
  const answer = await fetch(address).catch(() => undefined);
  if (answer?.ok) {
    await answer.text();
    return;
  }
  await new Promise((resolve) => setTimeout(resolve, 20));
  await fetchWhenServed(address);
}

async function measureSaves(root: string): Promise<number> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${PORT}/insights/${ARTICLE}`);
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  await page.waitForLoadState('networkidle');
  const file = join(root, `content/insights/${ARTICLE}.mdx`);
  const text = await readFile(file, 'utf8');
  const times: number[] = [];
  for (let save = 0; save < SAVES; save += 1) {
    const words = `${EDITED} ${save}`;
    const painted = page.evaluate(waitForPaint, words);
    const saved = performance.timeOrigin + performance.now();
    await writeFile(file, `${text}\n${words}\n`);
    times.push((await painted) - saved);
  }
  await browser.close();
  return times.toSorted((a, b) => a - b)[Math.floor(SAVES / 2)] ?? 0;
}

/** Runs in the page: when words have appeared and were painted, in milliseconds since 1970. */
function waitForPaint(words: string): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes(words)) return;
      observer.disconnect();
      const painted = () => resolve(performance.timeOrigin + performance.now());
      requestAnimationFrame(() => setTimeout(painted));
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
}
