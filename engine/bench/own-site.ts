import { CACHE_FOLDER } from '#base/cache';
import { DIST, WORK } from '#site/build/environments';
import { copyWithoutCache } from './copy-project';
import { generateArticles } from './generate-articles';
import type { BenchedSite } from './measure-builds';
import { removeFolders } from './measure-builds';
import { runCommand } from './run-command';

/**
 * Lays generated articles beside those of this project.
 * @param project the project's folder
 * @param articles how many are added
 */
export async function layOwnSite(project: string, articles: number): Promise<BenchedSite> {
  const root = await copyWithoutCache(project);
  await generateArticles(root, articles);
  return {
    name: 'this',
    root,
    build: () => runCommand(root, 'build'),
    forget: () => removeFolders(root, [DIST, WORK, CACHE_FOLDER]),
  };
}
