import sharp from 'sharp';

import type { Copy } from './copies';

/** More pixels than this are no photograph for a page; the content check says so before. */
const MOST_PIXELS = 30_000_000;

/**
 * Chosen by eye: a photograph shows no difference, and the labels of a screenshot stay sharp. One
 * step more effort for AVIF takes nearly twice as long, for three bytes of a hundred.
 */
const SETTINGS = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 78, effort: 4, smartSubsample: true },
} as const;

// It would keep 100 MB of pictures that nobody asks for again.
sharp.cache(false);

/** What decides, beside an original, how its copies look. */
export const ingredients = JSON.stringify([SETTINGS, sharp.versions]);

/** The size of a photograph as it is seen, in pixels, and the colour that holds its place. */
export interface Measured {
  width: number;
  height: number;
  /** `#rrggbb`; none where one could look through the picture. */
  colour?: string;
}

/**
 * Measures a photograph. A camera that was held upright turns it.
 * @param bytes the original
 * @throws where it is no picture, or larger than any page needs
 */
export async function measurePhoto(bytes: Uint8Array): Promise<Measured> {
  const { autoOrient, hasAlpha } = await open(bytes).metadata();
  if (hasAlpha && (await hasHoles(bytes))) return autoOrient;
  const mean = open(bytes).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').removeAlpha();
  const pixel = await mean.raw().toBuffer();
  return { ...autoOrient, colour: `#${pixel.subarray(0, 3).toString('hex').padEnd(6, '0')}` };
}

/** Whether one can look through any of its pixels. */
async function hasHoles(bytes: Uint8Array): Promise<boolean> {
  const alpha = await open(bytes).extractChannel('alpha').raw({ depth: 'uchar' }).toBuffer();
  return alpha.some((value) => value < 255);
}

/**
 * Makes a copy of a photograph: upright, in sRGB, and without what cameras write into files, such
 * as the place where it was taken.
 * @param bytes the original
 * @param copy the width in pixels and the format
 */
export async function encodeCopy(
  bytes: Uint8Array,
  { width, format }: Pick<Copy, 'width' | 'format'>,
): Promise<Uint8Array> {
  const resized = open(bytes).autoOrient().resize({ width, withoutEnlargement: true });
  return resized.toColourspace('srgb').toFormat(format, SETTINGS[format]).toBuffer();
}

/** Makes a JPEG of a copy, on a ground that shows through where one could look through it. */
export async function encodePrint(bytes: Uint8Array, ground: string): Promise<Uint8Array> {
  return open(bytes).flatten({ background: ground }).jpeg({ quality: 88 }).toBuffer();
}

function open(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS });
}
