import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { digestParts } from './disk-cache';

/**
 * A digest of all that makes pages out of their data, beside that data: the code, the versions of
 * the packages, and what documents have in common.
 * @param root the project's folder
 * @param common what documents load and the words of their frame
 */
export async function digestCode(root: string, common: unknown): Promise<Uint8Array> {
  const found = await readdir(join(root, 'src'), { recursive: true, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const sources = [join(root, 'package-lock.json'), ...files].map((file) => readFile(file));
  const settings = JSON.stringify([process.versions.node, common]);
  return digestParts([settings, ...(await Promise.all(sources))]);
}
