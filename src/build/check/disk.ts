import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { listFiles } from '../files';
import type { RasterFacts } from './raster-facts';
import { readRaster } from './raster-facts';

/** What the rules must know of a file beside its name. */
export interface FileFacts {
  bytes: number;
  /** The text of a drawing, `.svg`; undefined for other files. */
  drawing?: string;
  /** What a picture made of pixels holds; null where nobody can read it as one. */
  raster?: RasterFacts | null;
}

/** The files below `content/` and `public/`, by path relative to the project's folder. */
export type Disk = ReadonlyMap<string, FileFacts>;

/**
 * Reads the names and sizes of all files below `content/` and `public/`, and the drawings.
 * @param root the project's folder
 * @throws when `content/` cannot be read; `public/` may be missing
 */
export async function readDisk(root: string): Promise<Disk> {
  const content = await listFiles(root, 'content');
  const files = [...content, ...(await listFiles(root, 'public').catch(() => []))];
  return new Map(
    await Promise.all(
      files.map(async (path) => [path, await readFacts(join(root, path))] as const),
    ),
  );
}

async function readFacts(path: string): Promise<FileFacts> {
  const { size: bytes } = await stat(path);
  if (/\.(png|jpe?g|webp|avif)$/i.test(path)) {
    return { bytes, raster: (await readRaster(path)) ?? null };
  }
  if (!path.endsWith('.svg')) return { bytes };
  const drawing = await readFile(path, 'utf8');
  return { bytes, drawing };
}
