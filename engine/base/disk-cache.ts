import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { digestCode } from './code-digest';
import { readSigned, writeSigned } from './signed-file';

/** Where results are remembered, below the project's folder. */
export const CACHE_FOLDER = 'node_modules/.cache/site';

/** Results that are remembered from one build to the next. */
export interface DiskCache {
  /**
   * The result of a key: from disk, or made and remembered.
   * @param key everything that determines the result beside the code
   * @param make makes the result where it is not remembered
   */
  remember: (key: (string | Uint8Array)[], make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** The file in which the result of a key is remembered, once there is one: `readSigned` reads it. */
  fileOf: (key: (string | Uint8Array)[]) => string;
}

/**
 * Opens a folder of remembered results. Each file begins with the digest of the rest, so that a
 * damaged one is made anew instead of trusted.
 * @param root the project's folder
 * @param name the kind of result, which names the folder
 * @param module what makes the results, as a path from the project's folder: its code is part of each key
 */
export async function openDiskCache(
  root: string,
  name: string,
  module: string,
): Promise<DiskCache> {
  const code = digestCode(module);
  const folder = join(root, CACHE_FOLDER, name);
  await mkdir(folder, { recursive: true });
  const fileOf = (key: (string | Uint8Array)[]) => join(folder, toFileName([code, ...key]));
  return {
    fileOf,
    remember: async (key, make) => {
      const file = fileOf(key);
      const known = readSigned(file);
      if (known !== undefined) return known;
      const made = await make();
      await writeSigned(file, made);
      return made;
    },
  };
}

/**
 * One digest of many parts, so that large ones are read once and not for every key.
 * @param parts in their order; where one ends and the next begins counts too
 */
export function digestParts(parts: (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest();
}

function toFileName(key: (string | Uint8Array)[]): string {
  return digestParts(key).toString('hex').slice(0, 40);
}
