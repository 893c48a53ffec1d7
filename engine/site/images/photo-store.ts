import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { openCache } from '#check/cache/cache';
import { digestParts } from '#check/cache/digest';
import { openRasters, type ReadRaster } from '#check/read/rasters';
import type { Renditions } from '../define/picture.ts';
import { toSavedMeanwhile } from '../saved-meanwhile.ts';
import type { Pixels } from './encode.ts';
import { chooseWidths, listRenditions, type Rendition, toBase } from './renditions.ts';

/** How many photographs are encoded at once, each by a thread. */
const AT_ONCE = availableParallelism();

export type PhotoStore = ReturnType<typeof openPhotos>;

/** A rendition, and what it is made from. */
interface DescribedRendition extends Rendition {
  file: string;
  base: string;
  /** That of the original as it was described. */
  digest: string;
  /** The original is this rendition. */
  isOriginal: boolean;
}

/**
 * Opens the photographs of a project. Facts and renditions are cached on disk by the bytes of
 * the original and the version of the encoder; originals are only ever read. The encoder is loaded
 * when the first photograph needs it: a site with only drawings never waits for it.
 */
export function openPhotos(root: string) {
  const cache = openCache(root, ['engine/site/images']);
  /** Every rendition that was described, with its original, by address. */
  const described = new Map<string, DescribedRendition>();
  let rasters: Promise<ReadRaster> | undefined;
  /** The originals that were decoded last: the renditions of each are made one after the other. */
  const decoded = new Map<string, Promise<Pixels>>();

  async function decode(base: string, bytes: Uint8Array): Promise<Pixels> {
    const { decodePhoto } = await import('./encode.ts');
    const pixels = decoded.get(base) ?? decodePhoto(bytes);
    decoded.delete(base);
    decoded.set(base, pixels);
    const [oldest = ''] = decoded.keys();
    if (decoded.size > AT_ONCE) decoded.delete(oldest);
    return pixels;
  }

  /**
   * Measures an original and decides which renditions it gets, without making them.
   * @returns what pages need besides its alt text
   * @throws if it is missing or isn't a picture
   */
  async function describe(file: string) {
    const { encoderKey, isWidestRendition } = await import('./encode.ts');
    const bytes = await readFile(file);
    rasters ??= openRasters(root);
    const raster = await (await rasters)(bytes);
    if (raster === undefined) throw new Error(`${file} cannot be read as a picture`);
    const { width, height, color } = raster;
    const isPublished = await isWidestRendition(bytes);
    const digest = toDigest(encoderKey, bytes);
    const base = toBase(file, digest);
    const renditions: Renditions = { base, widths: chooseWidths(width), ...(color && { color }) };
    const all = listRenditions(renditions);
    for (const rendition of all) {
      const isOriginal = isPublished && rendition.format === 'avif' && rendition.width === width;
      described.set(rendition.address, { ...rendition, file, base, digest, isOriginal });
    }
    return { src: all[0].address, width, height, drawing: false, renditions };
  }

  /**
   * The bytes of a rendition of an original that was described before: from the cache, or made now.
   * @param address as used in pages
   * @returns undefined if the address is not that of a rendition
   * @throws if another original was saved since: it belongs to another address
   */
  async function make(address: string): Promise<Uint8Array | undefined> {
    const rendition = described.get(address);
    if (rendition === undefined) return undefined;
    const { file, base, digest, width, format, isOriginal } = rendition;
    const bytes = await readFile(file);
    const { encoderKey, encodeRendition } = await import('./encode.ts');
    if (toDigest(encoderKey, bytes) !== digest) throw toSavedMeanwhile(file);
    if (isOriginal) return bytes;
    return cache.remember(['copy', encoderKey, String(width), format, bytes], async () =>
      encodeRendition(await decode(base, bytes), rendition),
    );
  }

  /**
   * What `make` makes, as JPEG, for PDFs and cards, which take no other format.
   * @param ground the color behind transparent parts, such as `#ffffff`
   */
  async function toJpeg(address: string, ground: string): Promise<Uint8Array | undefined> {
    const rendition = await make(address);
    if (rendition === undefined) return undefined;
    const { encoderKey, encodePrint } = await import('./encode.ts');
    return cache.remember(['print', encoderKey, ground, rendition], () =>
      encodePrint(rendition, ground),
    );
  }

  /** What is the same for all renditions of an original; undefined if an address is not that of a rendition. */
  const originalOf = (address: string) => described.get(address)?.base;

  return { describe, make, originalOf, toJpeg };
}

/** A version of a photograph: that of its original, and of the encoder. */
function toDigest(encoderKey: string, bytes: Uint8Array): string {
  return digestParts([encoderKey, bytes]).toString('hex').slice(0, 10);
}
