import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { listFiles } from '#base/files';
import type { DistWriter } from './dist-writer';
import { DIST, WORK } from './environments';

const LIST = join(WORK, 'assets.json');
const FOLDER = join(DIST, 'assets');

/** The files below `assets/` of a build: its own, and those of the version before. */
const listSchema = z.object({ own: z.array(z.string()), kept: z.array(z.string()) });
type List = z.infer<typeof listSchema>;

interface Builds {
  /** The project's folder, in which the last build lies. */
  root: string;
  /** The folder of the build to come. */
  stage: string;
  dist: DistWriter;
  /** Whether the files of the version before stay. */
  isAsked: boolean;
}

/**
 * Keeps the hashed files of the version before for those who have its pages open, and writes down
 * which are whose. A build without new files of its own is no new version: it keeps what the one
 * before has kept.
 */
export async function keepPrevious({ root, stage, dist, isAsked }: Builds): Promise<void> {
  const own = await listFiles(join(stage, FOLDER));
  const last = await readList(root);
  const isNew = own.some((file) => !last.own.includes(file));
  const kept: string[] = [];
  for (const file of isAsked ? (isNew ? last.own : last.kept) : []) {
    if (own.includes(file)) continue;
    const bytes = await readFile(join(root, FOLDER, file)).catch(() => undefined);
    if (bytes === undefined) continue;
    await dist.write(`assets/${file}`, bytes);
    kept.push(file);
  }
  await writeFile(join(stage, LIST), JSON.stringify({ own, kept } satisfies List));
}

/** The list of the last build; empty where there is none, or a damaged one. */
async function readList(root: string): Promise<List> {
  const text = await readFile(join(root, LIST), 'utf8').catch(() => '{}');
  try {
    return listSchema.parse(JSON.parse(text));
  } catch {
    return { own: [], kept: [] };
  }
}

/**
 * The files below `assets/` that a finished build has made itself.
 * @param root the project's folder
 */
export async function listOwnAssets(root: string): Promise<string[]> {
  return (await readList(root)).own;
}
