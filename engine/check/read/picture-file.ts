import { memoize } from '../cache/memoize.ts';
import type { PhotoForm } from '../fields/index.ts';
import { BITMAPS, MOST_PIXELS } from '../guard/picture-frames.ts';
import { type FileFacts, LARGEST_DRAWING, LARGEST_PICTURE } from './disk.ts';
import { readDrawingFacts } from './drawing-facts.ts';
import type { RasterFacts } from './raster.ts';

const MOST_BYTES = { drawing: LARGEST_DRAWING, photo: LARGEST_PICTURE, publicPhoto: 1_000_000 };
/** Pictures fill a column at least 600 CSS pixels wide, on screens of any density. */
const LEAST_WIDTH = 600;
/** An export may be a pixel or two off the aspect ratio of a photograph. */
const TOLERANCE = 0.01 / 3;

/** What pages must know about a drawing. Reading it takes a while, and each check asks. */
export const drawingFactsOf = memoize(({ drawing = '' }: FileFacts) => readDrawingFacts(drawing));

/**
 * Why a picture beside an entry is unsuitable: a drawing takes on the colors of the page, a
 * photograph is copied in several widths.
 * @returns the end of a sentence; undefined if it is suitable
 */
export function validateNeighborFile(facts: FileFacts, name: string): string | undefined {
  const { drawing, bytes } = facts;
  if (bytes === 0 || drawing === undefined) {
    return validateSize(facts, name, MOST_BYTES.photo) ?? validateRaster(facts);
  }
  const { id, size } = drawingFactsOf(facts);
  if (size === undefined) {
    return 'but the drawing has no viewBox="0 0 width height" in its <svg> tag, and no width and height that say its size; add a viewBox, or export the drawing again';
  }
  if (id !== 'drawing') {
    return 'but the drawing has no id="drawing" in its <svg> tag, by which pages name it; add it';
  }
  return validateSize(facts, name, MOST_BYTES.photo);
}

/** As `validateNeighborFile`, for a picture in `public/`: served as it is, it must be smaller. */
export function validatePublicFile(facts: FileFacts, address: string): string | undefined {
  const message = validateSize(facts, address, MOST_BYTES.publicPhoto) ?? validateRaster(facts);
  if (!facts.raster || facts.bytes <= MOST_BYTES.publicPhoto) return message;
  const name = address.slice(address.lastIndexOf('/') + 1);
  return `${message}, or save it beside this entry, where it is made lighter, and write "./${name}"`;
}

function validateSize({ bytes }: FileFacts, name: string, mostOfPhoto: number): string | undefined {
  const most = name.endsWith('.svg') ? MOST_BYTES.drawing : mostOfPhoto;
  if (bytes === 0) return 'but that file is empty; save the picture again';
  if (bytes <= most) return undefined;
  return `which is ${toKilobytes(bytes)}, too large for a page; export it with at most ${toKilobytes(most)}`;
}

function validateRaster({ raster }: FileFacts): string | undefined {
  if (raster === undefined) return undefined;
  if (raster === null) {
    return 'but that file cannot be read as a picture; open it in a picture program and export it again';
  }
  if (!BITMAPS.includes(raster.type)) {
    return `but that file holds a ${raster.type.toUpperCase()} under another name; open it in a picture program and export it as .jpg or .png`;
  }
  if (raster.isAnimated) {
    return 'which moves, but a picture holds still; save one frame of it as .png, or link to a film';
  }
  const { width, height } = raster;
  if (width * height > MOST_PIXELS) {
    const millions = Math.ceil((width * height) / 1_000_000);
    return `which has ${width} × ${height} pixels, ${millions} million, more than any screen shows; export it with at most 25 million, such as 6000 × 4000`;
  }
  if (width >= LEAST_WIDTH) return undefined;
  return `which is ${width} pixels wide, too small for its place; export it with at least ${LEAST_WIDTH} pixels`;
}

/** Why a picture has not the form of its field, as the end of a sentence; undefined if it has. */
export function validatePhotoSize(photo: PhotoForm, { width, height }: RasterFacts) {
  const [across, down] = photo.size;
  const isShaped = Math.abs(down * width - across * height) <= down * TOLERANCE * width;
  if (isShaped && width >= photo.least) return undefined;
  return `which has ${width} × ${height} pixels, but ${photo.name} is ${photo.shape} and at least ${photo.least} pixels wide; export it with ${across} × ${down}`;
}

function toKilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000).toLocaleString('en-US')} kB`;
}
