import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { listFiles } from '#base/files';
import { DIST } from '#site/build/environments';
import type { Run } from './run-command';

/** A site with generated articles that can be built. */
export interface BenchedSite {
  /** The tool that builds it. */
  name: string;
  root: string;
  /** Builds it. */
  build: () => Promise<Run>;
  /** Forgets whatever builds remember. */
  forget: () => Promise<void>;
}

/** What was measured of a site. */
export interface BuildFigures {
  site: string;
  articles: number;
  /** A build that remembers nothing. */
  cold: Run;
  /** A build after one article was edited. */
  edited: Run;
  /** How many files it has written, and their bytes. */
  files: number;
  bytes: number;
}

const ARTICLE = 'content/insights/generated-00000.mdx';

/**
 * Builds a site from nothing, and again after a sentence was edited.
 * @throws when a build fails, or writes less than a page for each article
 */
export async function measureBuilds(site: BenchedSite, articles: number): Promise<BuildFigures> {
  await site.forget();
  const cold = await site.build();
  await editArticle(site.root);
  const edited = await site.build();
  const dist = join(site.root, DIST);
  const files = await listFiles(dist);
  if (files.length < articles) throw new Error(cold.output);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(dist, file))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { site: site.name, articles, cold, edited, files: files.length, bytes };
}

/** Says another thing each time. */
async function editArticle(root: string): Promise<void> {
  const file = join(root, ARTICLE);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('Isolate the', 'Isolate the very'));
}

/** Takes away folders, whether they are there or not. */
export async function removeFolders(root: string, folders: string[]): Promise<void> {
  for (const folder of folders) await rm(join(root, folder), { recursive: true, force: true });
}
