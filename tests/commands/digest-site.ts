import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { listFiles } from '#check/read/files';

/**
 * The output of a build in `dist/`.
 * @param root the project's folder
 * @returns the digest of every file, by name
 */
export async function digestSite(root: string): Promise<Map<string, string>> {
  const files = await listFiles(join(root, 'dist'));
  const digests = files.map(async (file): Promise<[string, string]> => {
    const bytes = await readFile(join(root, 'dist', file));
    return [file, createHash('sha256').update(bytes).digest('hex')];
  });
  return new Map(await Promise.all(digests));
}
