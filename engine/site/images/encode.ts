import sharp from 'sharp';
import { MOST, type Rendition } from './renditions.ts';

/** No photograph for a page has more pixels; the content check has already rejected larger ones. */
const MOST_PIXELS = 30_000_000;

/**
 * Quality chosen by eye, with low effort: more takes twice as long and saves 4% of the bytes. At this
 * quality, the transparency of WebP is off by two levels of 255 at most, for half of the time and 89%
 * of the bytes.
 */
const SETTINGS = {
  avif: { quality: 55, effort: 1 },
  webp: { quality: 78, alphaQuality: 80, effort: 2 },
} as const;

// sharp would cache 100 MB of pictures that are never needed again.
sharp.cache(false);

/** What determines how renditions look, besides the original: it is part of their addresses. */
export const encoderKey = JSON.stringify([SETTINGS, sharp.versions]);

/** The most bits that a rendition may take for a pixel; an original of more is encoded again. */
const MOST_BITS_PER_PIXEL = 0.5;

/** Whether an original is what would be made of it: light, upright, and without metadata. */
export async function isWidestRendition(bytes: Uint8Array): Promise<boolean> {
  const metadata = await open(bytes).metadata();
  const { width, height, compression, orientation, exif, xmp, iptc, icc } = metadata;
  const isPlain = [orientation, exif, xmp, iptc, icc].every((each) => each === undefined);
  const isLight = bytes.length * 8 <= width * height * MOST_BITS_PER_PIXEL;
  return compression === 'av1' && width <= MOST && isPlain && isLight;
}

/** A photograph as pixels, at the size of its largest rendition. */
export type Pixels = Awaited<ReturnType<typeof decodePhoto>>;

/**
 * Decodes what all renditions of a photograph are made from: upright, in sRGB, and without the metadata
 * that cameras write, such as the location.
 */
export async function decodePhoto(bytes: Uint8Array) {
  const resized = open(bytes).autoOrient().resize({ width: MOST, withoutEnlargement: true });
  const { data, info } = await resized
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** Makes a rendition of a photograph. */
export async function encodeRendition(
  { data, ...raw }: Pixels,
  { width, format }: Omit<Rendition, 'address'>,
): Promise<Uint8Array> {
  return sharp(data, { raw }).resize({ width }).toFormat(format, SETTINGS[format]).toBuffer();
}

/** Makes a JPEG of a rendition, flattened onto a background color. */
export async function encodePrint(bytes: Uint8Array, ground: string): Promise<Uint8Array> {
  return open(bytes).flatten({ background: ground }).jpeg({ quality: 88 }).toBuffer();
}

function open(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS });
}
