import type { Metadata } from 'sharp';
import { BITMAPS, endOfJpeg, hasFrames, MOST_PIXELS } from '../guard/picture-frames.ts';

/** What the rules must know about a bitmap picture. */
export interface RasterFacts {
  /** In pixels, as displayed: after applying the camera orientation. */
  width: number;
  height: number;
  /** The actual format of the file, whatever its name says, such as `gif`. */
  type: string;
  /** It has more than one frame. */
  isAnimated: boolean;
}

/**
 * What a picture holds, as the build reads it: with the same decoder, to its last row.
 * @returns undefined if it cannot be read as a picture
 */
export async function readRaster(file: Buffer): Promise<RasterFacts | undefined> {
  // The decoder takes no empty file.
  if (file.length === 0) return undefined;
  const { default: sharp } = await import('sharp');
  const found = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (found === undefined) return undefined;
  const type = toType(found);
  const { width, height } = found.autoOrient;
  const isCut = type === 'jpg' && endOfJpeg(file) === undefined;
  const isAnimated = type !== 'jpg' && hasFrames(file);
  // What is refused anyway need not be decoded.
  const isShown = BITMAPS.includes(type) && width * height <= MOST_PIXELS && !isAnimated;
  if (isCut || (isShown && !(await isDecoded(file)))) return undefined;
  return { width, height, type, isAnimated };
}

/** The usual name of a format. */
function toType({ format, compression }: Metadata): string {
  if (format === 'jpeg') return 'jpg';
  return format === 'heif' ? (compression === 'av1' ? 'avif' : 'heic') : format;
}

async function isDecoded(file: Buffer): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  // Without a shortcut that would leave out some of the pixels.
  const all = sharp(file).resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false });
  return all
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
