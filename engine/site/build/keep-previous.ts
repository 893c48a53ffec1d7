import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '#base/files';
import type { Write } from './dist-writer';
import { DIST, WORK } from './environments';

const LIST = join(WORK, 'assets.json');
const FOLDER = join(DIST, 'assets');

/** The files below `assets/` of a build: its own, and those kept from the previous version. */
interface List {
  own: string[];
  kept: string[];
}

/**
 * Keeps the hashed files of the previous version for visitors who have its pages open, and records
 * which files belong to which version. A build without new files isn't a new version: it keeps what
 * the previous build kept.
 * @param root the project's folder, which contains the last build
 * @param stage the staging folder of this one
 * @param isAsked whether files are kept; without it, they are only recorded
 */
export async function keepPrevious(
  root: string,
  stage: string,
  write: Write,
  isAsked: boolean,
): Promise<void> {
  const own = await listFiles(join(stage, FOLDER));
  const last = await readList(root);
  const isNew = own.some((file) => !last.own.includes(file));
  const kept: string[] = [];
  for (const file of isAsked ? (isNew ? last.own : last.kept) : []) {
    if (own.includes(file)) continue;
    const bytes = await readFile(join(root, FOLDER, file)).catch(() => undefined);
    if (bytes === undefined) continue;
    await write(`assets/${file}`, bytes);
    kept.push(file);
  }
  await writeFile(join(stage, LIST), JSON.stringify({ own, kept } satisfies List));
}

/** The list of the last build; empty if it is missing or damaged. */
async function readList(root: string): Promise<List> {
  const none: List = { own: [], kept: [] };
  try {
    return { ...none, ...JSON.parse(await readFile(join(root, LIST), 'utf8')) };
  } catch {
    return none;
  }
}
