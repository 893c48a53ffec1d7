import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openCache } from '../cache/cache.ts';
import { type RasterFacts, readRaster } from './raster.ts';

/** Reads a bitmap picture; undefined if the bytes cannot be read as one. */
export type ReadRaster = (file: Buffer) => Promise<RasterFacts | undefined>;

/**
 * Opens what is known of pictures from earlier runs, since decoding one takes a while. A folder
 * without `node_modules` has no place for that.
 * @param root the project's folder
 */
export async function openRasters(root: string): Promise<ReadRaster> {
  if (!existsSync(join(root, 'node_modules'))) return readRaster;
  const { versions } = (await import('sharp')).default;
  const cache = openCache(root, ['engine/check/read', 'engine/check/guard']);
  return async (file) => {
    const read = async () => Buffer.from(JSON.stringify((await readRaster(file)) ?? null));
    const known = await cache.remember(['raster', JSON.stringify(versions), file], read);
    return JSON.parse(Buffer.from(known).toString()) ?? undefined;
  };
}
