import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { digestParts } from './disk-cache';

/**
 * The files below a folder, however deep.
 * @param root what their names are relative to
 * @param folder the folder, below `root`
 * @returns names with `/` between folders, in alphabetical order
 * @throws when the folder cannot be read
 */
export async function listFiles(root: string, folder = ''): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

/**
 * One digest of what stands in files.
 * @param root the project's folder
 * @param files their names below it; their order counts
 * @throws when a file cannot be read
 */
export async function digestFiles(root: string, files: readonly string[]): Promise<Uint8Array> {
  return digestParts(await Promise.all(files.map((file) => readFile(join(root, file)))));
}
