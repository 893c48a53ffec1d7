import sharp from 'sharp';

import type { Copy } from './copies';
import { MOST } from './copies';

/** More pixels than this are no photograph for a page; the content check says so before. */
const MOST_PIXELS = 30_000_000;

/** Chosen by eye, and quick: more effort takes twice as long, for four bytes of a hundred. */
const SETTINGS = {
  avif: { quality: 55, effort: 1 },
  webp: { quality: 78, effort: 2 },
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

/** A photograph as pixels, at the size of its largest copy. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/**
 * What all copies of a photograph are made of: upright, in sRGB, and without what cameras write
 * into files, such as the place where it was taken.
 * @param bytes the original
 */
export async function decodePhoto(bytes: Uint8Array): Promise<Pixels> {
  const resized = open(bytes).autoOrient().resize({ width: MOST, withoutEnlargement: true });
  const { data, info } = await resized
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/**
 * Makes a copy of a photograph.
 * @param copy the width in pixels and the format
 */
export async function encodeCopy(
  { data, ...raw }: Pixels,
  { width, format }: Pick<Copy, 'width' | 'format'>,
): Promise<Uint8Array> {
  return sharp(data, { raw }).resize({ width }).toFormat(format, SETTINGS[format]).toBuffer();
}

/** Makes a JPEG of a copy, on a ground that shows through where one could look through it. */
export async function encodePrint(bytes: Uint8Array, ground: string): Promise<Uint8Array> {
  return open(bytes).flatten({ background: ground }).jpeg({ quality: 88 }).toBuffer();
}

function open(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS });
}
