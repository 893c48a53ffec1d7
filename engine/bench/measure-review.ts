import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { folderOf } from '#review';
import { copyWithoutCache } from './copy-project';
import { generateArticles, MODEL, toName } from './generate-articles';
import type { Run } from './run-command';
import { runCommand } from './run-command';

/** Files of a copy that are no part of its history. */
const MADE = ['node_modules', 'dist', '.build', 'review', '.resources'];

/** How long a review takes. */
export interface ReviewFigures {
  /** How many articles were added before the change, and how many it changes. */
  articles: number;
  changed: number;
  /** Both states from nothing, with their pictures. */
  first: Run;
  /** This state again, where the other one is remembered. */
  again: Run;
}

/**
 * Changes titles and words of articles in a copy that is a repository, and reviews that.
 * @param project the project's folder
 * @param articles how many articles are added first
 * @param changed how many of them change; where none is added, one of the project's does
 * @throws when a review fails
 */
export async function measureReview(
  project: string,
  articles: number,
  changed: number,
): Promise<ReviewFigures> {
  const root = await copyWithoutCache(project);
  try {
    await generateArticles(root, articles);
    await commit(root);
    const names = Array.from({ length: changed }, (_, number) => toName(number));
    for (const name of articles === 0 ? [MODEL] : names) await change(root, name);
    const first = await review(root);
    return { articles, changed, first, again: await review(root) };
  } finally {
    await rm(folderOf(root), { recursive: true, force: true });
    await rm(root, { recursive: true, force: true });
  }
}

async function commit(root: string): Promise<void> {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root });
  git('init', '--quiet', '--initial-branch', 'main');
  await writeFile(join(root, '.git/info/exclude'), MADE.join('\n'));
  git('add', '--all');
  const author = ['-c', 'user.name=Bench', '-c', 'user.email=bench@site.test'];
  git(...author, 'commit', '--quiet', '--message', 'Begin');
}

async function change(root: string, name: string): Promise<void> {
  const file = join(root, 'content/insights', name);
  const text = await readFile(file, 'utf8');
  const titled = text.replace(/^title: .*$/m, `title: Read once more, ${name}`);
  await writeFile(file, `${titled}\nIt was read once more before the season began.\n`);
}

async function review(root: string): Promise<Run> {
  const run = await runCommand(root, 'review');
  if (run.code !== 0) throw new Error(run.output);
  return run;
}
