import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { copyProject } from './copy-project';
import { generateArticles, MODEL } from './generate-articles';

const PORT = 5199;
const PAUSE = 20;
const EDITED = 'A sentence that was just saved.';

/** How fast development is, in milliseconds. */
export interface DevelopmentFigures {
  /** From `npm run dev` to the last byte of the first page. */
  firstPage: number;
  /** From a saved sentence to a page that has it. */
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
  const env = { ...process.env, PORT: String(PORT) };
  const server = spawn(process.execPath, ['engine/cli/run.mjs', 'dev'], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  const address = `http://localhost:${PORT}/insights/${MODEL.replace('.mdx', '')}`;
  try {
    const firstPage = await timeUntil(address, '</html>');
    await appendFile(join(root, 'content/insights', MODEL), `\n${EDITED}\n`);
    return { firstPage, saved: await timeUntil(address, EDITED) };
  } finally {
    server.kill();
    await once(server, 'exit');
    await rm(root, { recursive: true, force: true });
  }
}

async function timeUntil(address: string, words: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const page = await fetch(address)
      .then((answer) => answer.text())
      .catch(() => '');
    if (page.includes(words)) return performance.now() - started;
    await wait(PAUSE);
  }
}
