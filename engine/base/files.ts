import type { Dirent } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { digestParts } from './cache.ts';

/**
 * The files below a folder, however deep.
 * @param root what their names are relative to
 * @param folder the folder, below `root`
 * @param isListed whether to list something; by default, files
 * @returns names with `/` between folders, in alphabetical order
 * @throws when the folder cannot be read
 */
export async function listFiles(
  root: string,
  folder = '',
  isListed = (entry: Dirent) => entry.isFile(),
): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter(isListed)
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

/**
 * Everything below a folder that is neither a file nor a folder: mostly symbolic links, which lead
 * to unchecked content. The folder itself may be one too, or be missing.
 */
export async function listOddities(root: string, folder: string): Promise<string[]> {
  const top = await lstat(join(root, folder)).catch(() => undefined);
  if (top === undefined) return [];
  if (!top.isDirectory()) return [folder];
  return listFiles(root, folder, (entry) => !entry.isFile() && !entry.isDirectory());
}

/** One digest of the contents of files below a folder, in order; throws if one cannot be read. */
export async function digestFiles(root: string, files: readonly string[]): Promise<Uint8Array> {
  return digestParts(await Promise.all(files.map((file) => readFile(join(root, file)))));
}

/** One digest of everything in a folder, recursively, including names; throws if it is missing. */
export async function digestFolder(folder: string): Promise<Uint8Array> {
  const files = await listFiles(folder);
  return digestParts([files.join('\n'), await digestFiles(folder, files)]);
}
