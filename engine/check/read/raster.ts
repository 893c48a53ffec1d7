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
  /** The mean color, `#rrggbb`; none if some part lets the background through. */
  color?: string;
}

/** A picture is sampled in so many columns and rows. */
const SAMPLES = 64;

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
  const pixels = isCut || !isShown ? undefined : await sample(file);
  if (isCut || (isShown && pixels === undefined)) return undefined;
  const color = pixels && toMeanColor(pixels);
  return { width, height, type, isAnimated, ...(color && { color }) };
}

/** The usual name of a format. */
function toType({ format, compression }: Metadata): string {
  if (format === 'jpeg') return 'jpg';
  return format === 'heif' ? (compression === 'av1' ? 'avif' : 'heic') : format;
}

/**
 * Decodes a picture to its last row.
 * @returns it at a small size, four bytes a pixel; undefined if it is damaged
 */
async function sample(file: Buffer): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp');
  return (
    sharp(file)
      // Without a shortcut that would leave out some of the pixels.
      .resize(SAMPLES, SAMPLES, { fit: 'fill', fastShrinkOnLoad: false })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer()
      .catch(() => undefined)
  );
}

/** The mean of pixels as `#rrggbb`; undefined if one of them lets the background through. */
function toMeanColor(pixels: Buffer): string | undefined {
  const sums = [0, 0, 0];
  for (const [at, value] of pixels.entries()) {
    const channel = at % 4;
    if (channel < 3) sums[channel] = (sums[channel] ?? 0) + value;
    else if (value < 255) return undefined;
  }
  const mean = sums.map((sum) => Math.round((sum * 4) / pixels.length));
  return `#${Buffer.from(mean).toString('hex')}`;
}
