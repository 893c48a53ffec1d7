import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import { listFiles, listOddities } from '#base/files';
import { BITMAPS, endOfJpeg, hasFrames } from '../guard/picture-frames.ts';

/** What the rules must know about a file besides its name. */
export interface FileFacts {
  bytes: number;
  /** It is not a regular file but a symbolic link, or something stranger. */
  isLink?: true;
  /** The text of a drawing, `.svg`; undefined for other files. */
  drawing?: string;
  /** What a bitmap picture holds; null if it cannot be read as one. */
  raster?: RasterFacts | null;
  /** What a file of `public/` holds, which is served as it is. */
  published?: {
    /** The extension for its content, whatever its name: `txt` for UTF-8 text, null if unknown. */
    holds: string | null;
    /** It carries metadata of a camera or a program, such as where it was taken. */
    hasMetadata: boolean;
  };
}

/** The files below `content/` and `public/`, by path relative to the project's folder. */
export type Disk = ReadonlyMap<string, FileFacts>;

/**
 * Reads the names and sizes of all files below `content/` and `public/`, and the text of drawings.
 * @throws when `content/` cannot be read; `public/` may be missing
 */
export async function readDisk(root: string): Promise<Disk> {
  const content = await listFiles(root, 'content');
  const files = [...content, ...(await listFiles(root, 'public').catch(() => []))];
  const links = [...(await listOddities(root, 'content')), ...(await listOddities(root, 'public'))];
  const read = async (path: string): Promise<[string, FileFacts]> => {
    const own = await readFacts(join(root, path));
    if (!path.startsWith('public/')) return [path, own];
    return [path, { ...own, published: await readPublicFile(join(root, path), own.bytes) }];
  };
  // Pictures are read whole, so all of them at once would fill the memory.
  const facts = await pMap(files, read, { concurrency: 32 });
  const oddities = links.map((path): [string, FileFacts] => [path, { bytes: 0, isLink: true }]);
  return new Map([...facts, ...oddities]);
}

/** In bytes; a larger one is refused unread. */
export const LARGEST_DRAWING = 200_000;

async function readFacts(path: string): Promise<FileFacts> {
  const { size: bytes } = await stat(path);
  if (/\.(png|jpe?g|webp|avif)$/i.test(path)) {
    return { bytes, raster: (await readRaster(path, bytes)) ?? null };
  }
  if (!/\.svg$/i.test(path) || bytes > LARGEST_DRAWING) return { bytes };
  return { bytes, drawing: await readFile(path, 'utf8') };
}

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

/** In bytes; a larger one is refused, so its content is not read. */
export const LARGEST_PICTURE = 15_000_000;

/** What a picture holds; undefined if it cannot be read as a picture. */
export async function readRaster(path: string, bytes: number): Promise<RasterFacts | undefined> {
  const { imageSizeFromFile } = await import('image-size/fromFile');
  const size = await imageSizeFromFile(path).catch(() => undefined);
  if (size === undefined) return undefined;
  const { width, height, type = '', orientation = 1 } = size;
  const file = bytes > LARGEST_PICTURE ? undefined : await readFile(path);
  if (file !== undefined && type === 'jpg' && endOfJpeg(file) === undefined) return undefined;
  const isAnimated = file !== undefined && type !== 'jpg' && hasFrames(file);
  // EXIF orientations from 5 on swap width and height.
  if (orientation >= 5) return { width: height, height: width, type, isAnimated };
  return { width, height, type, isAnimated };
}

/** In bytes; longer texts are not read. */
const LONGEST_TEXT = 4_000_000;
const MARKUP = /^\s*<(?:!doctype|!--|\?|html|head|body|script|svg)\b/i;

async function readPublicFile(path: string, bytes: number) {
  const { fileTypeFromFile } = await import('file-type');
  const type = (await fileTypeFromFile(path).catch(() => undefined))?.ext;
  if (type !== undefined) {
    return { holds: type, hasMetadata: BITMAPS.includes(type) && (await carriesMetadata(path)) };
  }
  const holds = bytes > LONGEST_TEXT ? null : judgeText(await readFile(path));
  return { holds, hasMetadata: false };
}

/** EXIF, XMP and IPTC; a color profile may stay, since pictures look different without it. */
async function carriesMetadata(path: string): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  const found = await sharp(path)
    .metadata()
    .catch(() => undefined);
  return Boolean(found?.exif ?? found?.xmp ?? found?.iptc ?? found?.comments?.find(isProfile));
}

/** How ImageMagick writes EXIF, XMP and IPTC into a PNG. */
function isProfile({ keyword }: { keyword: string }): boolean {
  return /^raw profile type (?!icc)/i.test(keyword);
}

function judgeText(bytes: Buffer): string | null {
  const text = bytes.toString();
  if (!isUtf8(bytes) || /(?![\t\n\r\f])\p{Cc}/u.test(text)) return null;
  return MARKUP.test(text) ? 'html' : 'txt';
}
