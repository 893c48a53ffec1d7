import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE_FOLDER } from '#base/cache';
import { listFiles } from '#base/files';
import { DIST, WORK } from '#site/build/environments';
import { copyWithoutCache } from './copy-project';
import { generateArticles, toName } from './generate-articles';
import type { Run } from './run-command';
import { runScript } from './run-command';

/** A site with generated articles that can be built. */
export interface BenchedSite {
  /** The tool that builds it. */
  name: string;
  root: string;
  /** The script that builds it, and what stands behind it. */
  build: string[];
  /** The folders of what it makes and remembers. */
  made: string[];
}

/** What was measured of a site. */
export interface BuildFigures {
  /** A build that remembers nothing. */
  cold: Run;
  /** A build after a sentence of one article was edited. */
  edited: Run;
  /** How many files it has written, and their bytes. */
  files: number;
  bytes: number;
}

/**
 * Lays generated articles beside those of this project, in a copy.
 * @param project the project's folder
 * @param articles how many are added
 */
export async function layOwnSite(project: string, articles: number): Promise<BenchedSite> {
  const root = await copyWithoutCache(project);
  await generateArticles(root, articles);
  const build = ['engine/cli/run.mjs', 'build'];
  return { name: 'this', root, build, made: [DIST, WORK, CACHE_FOLDER] };
}

/**
 * Builds a site from nothing, and again after a sentence was edited.
 * @throws when a build fails
 */
export async function measureBuilds({ root, build, made }: BenchedSite): Promise<BuildFigures> {
  for (const folder of made) await rm(join(root, folder), { recursive: true, force: true });
  const cold = await runScript(root, ...build);
  await editArticle(join(root, 'content/insights', toName(0)));
  const edited = await runScript(root, ...build);
  const dist = join(root, DIST);
  const files = await listFiles(dist);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(dist, file))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { cold, edited, files: files.length, bytes };
}

/** Says another thing each time. */
async function editArticle(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('Isolate the', 'Isolate the very'));
}
