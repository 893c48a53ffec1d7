import { statSync } from 'node:fs';
import { join } from 'node:path';
import { digestParts } from '#base/disk-cache';
import type { FileSizes } from '../define/entry';
import { DIST } from './environments';
import type { ServerEntry } from './server-entry';
import type { Stamps } from './stamps';

interface PageFiles {
  /** The folder of the build to come. */
  stage: string;
  /** The server's half of the build. */
  entry: ServerEntry;
  /** The digest of all that makes files out of their data. */
  rendererDigest: Uint8Array;
  /** Receives each file. */
  stamps: Stamps;
}

/**
 * Writes the files that are made beside pages, as far as they changed.
 * @returns the bytes of each file, by its address
 */
export async function writePageFiles({
  stage,
  entry,
  rendererDigest,
  stamps,
}: PageFiles): Promise<FileSizes> {
  const sizes: FileSizes = {};
  for (const { path, data, draw } of entry.listFiles()) {
    const file = path.slice(1);
    const key = digestParts([rendererDigest, JSON.stringify(data)]).toString('base64url');
    await stamps.renew(file, key, async (write) => write(file, await draw()));
    sizes[path] = statSync(join(stage, DIST, file)).size;
  }
  return sizes;
}
