import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../read/files.ts';

/** What a result depends on, besides the code that makes it. */
export type Key = readonly (string | Uint8Array)[];

/** One digest of parts in order and their boundaries, so that keys need not hold large ones. */
export function digestParts(parts: Key): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest();
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

/** One digest of the code in folders, and of the lock file; a folder that is missing counts as empty. */
export function digestCode(root: string, folders: readonly string[]): Buffer {
  const files = folders.flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
      : [],
  );
  const lock = join(root, 'package-lock.json');
  const all = [...files.toSorted(), ...(existsSync(lock) ? [lock] : [])];
  return digestParts(all.flatMap((file) => [file.slice(root.length), readFileSync(file)]));
}
