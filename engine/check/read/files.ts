import type { Dirent } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

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
  isListed = (entry: Dirent) => entry.isFile() && isNamed(entry),
): Promise<string[]> {
  const entries = await listEntries(join(root, folder));
  return entries
    .filter(isListed)
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

/** Whether the name of something is UTF-8: nothing can be opened by any other name. */
function isNamed({ name }: Dirent): boolean {
  return !name.includes('\uFFFD');
}

async function listEntries(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && isNamed(entry));
  const below = await Promise.all(folders.map(({ name }) => listEntries(join(folder, name))));
  return [...entries, ...below.flat()];
}

/** The beginning of a text in UTF-8, of at most so many bytes; all of a shorter one. */
export async function readBeginning(path: string, most: number): Promise<string> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size <= most) return await file.readFile('utf8');
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(most) });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Everything below a folder that is neither a file nor a folder: mostly symbolic links, which lead
 * to unchecked content; and what has a name that cannot be read. The folder itself may be one too,
 * or be missing.
 */
export async function listOddities(root: string, folder: string): Promise<string[]> {
  const top = await lstat(join(root, folder)).catch(() => undefined);
  if (top === undefined) return [];
  if (!top.isDirectory()) return [folder];
  return listFiles(root, folder, (entry) =>
    isNamed(entry) ? !entry.isFile() && !entry.isDirectory() : true,
  );
}
