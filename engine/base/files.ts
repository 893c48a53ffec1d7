import { lstat, open, readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { digestParts } from './cache';

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

/** In bytes; no file of content comes near it. */
const MOST_BYTES = 4_000_000;

/**
 * The text of a content file. Of an oversized file it returns the beginning, which is already more
 * than a file may have.
 * @throws when it cannot be read
 */
export async function readText(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size <= MOST_BYTES) return await file.readFile('utf8');
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MOST_BYTES), 0, MOST_BYTES, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Everything below a folder that is neither a file nor a folder: mostly symbolic links, which lead
 * to unchecked content. The folder itself may be one too.
 * @param root what their names are relative to
 * @param folder the folder, below `root`; it may be missing
 * @returns names with `/` between folders, in alphabetical order
 */
export async function listOddities(root: string, folder: string): Promise<string[]> {
  const top = await lstat(join(root, folder)).catch(() => undefined);
  if (top === undefined) return [];
  if (!top.isDirectory()) return [folder];
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isFile() && !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

/**
 * One digest of the contents of files.
 * @param root the project's folder
 * @param files their names below it; their order counts
 * @throws when a file cannot be read
 */
export async function digestFiles(root: string, files: readonly string[]): Promise<Uint8Array> {
  return digestParts(await Promise.all(files.map((file) => readFile(join(root, file)))));
}

/**
 * One digest of everything in a folder, recursively, including the file names.
 * @throws when it cannot be read
 */
export async function digestFolder(folder: string): Promise<Uint8Array> {
  const files = await listFiles(folder);
  return digestParts([files.join('\n'), await digestFiles(folder, files)]);
}
