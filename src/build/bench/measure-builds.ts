import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { measureBuild } from '../budget';
import { copyWithoutCache } from './copy-project';
import { generateArticles } from './generate-articles';
import type { Run } from './run-command';
import { runCommand } from './run-command';

/** What was measured with a number of generated articles. */
export interface BuildFigures {
  articles: number;
  /** A build with an empty cache. */
  cold: Run;
  /** A build after one article was edited. */
  warm: Run;
  /** The content check alone. */
  check: Run;
  /** Bytes after brotli of the insights page, and of all scripts that it loads. */
  page: number;
  scripts: number;
}

/**
 * Builds a copy of the project with generated articles, twice.
 * @param project the project's folder
 * @param articles how many articles are added
 * @throws when a build does not write all pages
 */
export async function measureBuilds(project: string, articles: number): Promise<BuildFigures> {
  const root = await copyWithoutCache(project);
  try {
    await generateArticles(root, articles);
    const check = await runCommand(root, 'check');
    const cold = await runCommand(root, 'build');
    await editArticle(root);
    const warm = await runCommand(root, 'build');
    const { pages } = await measureBuild(root);
    const page = pages.find(({ document }) => document.name === 'insights.html');
    if (page === undefined || pages.length < articles) throw new Error(cold.output);
    return {
      articles,
      check,
      cold,
      warm,
      page: page.document.bytes,
      scripts: page.scripts.bytes,
    };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function editArticle(root: string): Promise<void> {
  const file = join(root, 'content/insights/generated-00000.mdx');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('Isolate the bank,', 'Isolate the whole bank,'));
}
