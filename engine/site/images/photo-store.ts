import { readFile } from 'node:fs/promises';
import { openCache } from '#check/cache/cache';
import { digestParts } from '#check/cache/digest';
import { openRasters, type ReadRaster } from '#check/read/rasters';
import type { Copies } from '../define/picture.ts';
import { type Copy, chooseWidths, listCopies, toBase } from './copies.ts';
import type { Pixels } from './encode.ts';

export type PhotoStore = ReturnType<typeof openPhotos>;

/** A copy, and what it is made from. */
interface DescribedCopy extends Copy {
  file: string;
  base: string;
  /** The original is this copy. */
  isOriginal: boolean;
}

/**
 * Opens the photographs of a project. Facts and copies are cached on disk by the bytes of
 * the original and the version of the encoder; originals are only ever read. The encoder is loaded
 * when the first photograph needs it: a site with only drawings never waits for it.
 */
export function openPhotos(root: string) {
  const cache = openCache(root, ['engine/site/images']);
  /** Every copy that was described, with its original, by address. */
  const described = new Map<string, DescribedCopy>();
  let rasters: Promise<ReadRaster> | undefined;
  /** The last original that was decoded, since its copies are made one after the other. */
  let decoded: { base: string; pixels: Promise<Pixels> } | undefined;

  /**
   * Measures an original and decides which copies it gets, without making them.
   * @returns what pages need besides its alt text
   * @throws if it is missing or isn't a picture
   */
  async function describe(file: string) {
    const { encoderKey, isWidestCopy } = await import('./encode.ts');
    const bytes = await readFile(file);
    rasters ??= openRasters(root);
    const raster = await (await rasters)(bytes);
    if (raster === undefined) throw new Error(`${file} cannot be read as a picture`);
    const { width, height, color } = raster;
    const isPublished = await isWidestCopy(bytes);
    const digest = digestParts([encoderKey, bytes]).toString('hex').slice(0, 10);
    const base = toBase(file, digest);
    const copies: Copies = { base, widths: chooseWidths(width), ...(color && { color }) };
    const all = listCopies(copies);
    for (const copy of all) {
      const isOriginal = isPublished && copy.format === 'avif' && copy.width === width;
      described.set(copy.address, { ...copy, file, base, isOriginal });
    }
    return { src: all[0].address, width, height, drawing: false, copies };
  }

  /**
   * The bytes of a copy of an original that was described before: from the cache, or made now.
   * @param address as used in pages
   * @returns undefined if the address is not that of a copy
   */
  async function make(address: string): Promise<Uint8Array | undefined> {
    const copy = described.get(address);
    if (copy === undefined) return undefined;
    const { file, base, width, format, isOriginal } = copy;
    const bytes = await readFile(file);
    if (isOriginal) return bytes;
    const { encoderKey, decodePhoto, encodeCopy } = await import('./encode.ts');
    return cache.remember(['copy', encoderKey, String(width), format, bytes], async () => {
      if (decoded?.base !== base) decoded = { base, pixels: decodePhoto(bytes) };
      return encodeCopy(await decoded.pixels, copy);
    });
  }

  /**
   * What `make` makes, as JPEG, for PDFs and cards, which take no other format.
   * @param ground the color behind transparent parts, such as `#ffffff`
   */
  async function toJpeg(address: string, ground: string): Promise<Uint8Array | undefined> {
    const copy = await make(address);
    return copy && (await import('./encode.ts')).encodePrint(copy, ground);
  }

  return { describe, make, toJpeg };
}
