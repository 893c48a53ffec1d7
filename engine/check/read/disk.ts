import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import { memoize } from '../cache/memoize.ts';
import { findPdfHazard } from '../guard/pdf-hazards.ts';
import { BITMAPS } from '../guard/picture-frames.ts';
import { listFiles, listOddities } from './files.ts';
import type { RasterFacts } from './raster.ts';
import { openRasters, type ReadRaster } from './rasters.ts';

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
    /** When it was saved, in milliseconds: a build publishes only what was checked. */
    savedAt: number;
    /** The extension for its content, whatever its name: `txt` for UTF-8 text, null if unknown. */
    holds: string | null;
    /** It carries metadata of a camera or a program, such as where it was taken. */
    hasMetadata: boolean;
    /** What it does besides being shown, for a PDF. */
    hazard?: string | undefined;
  };
}

/** The files below `content/` and `public/`, by path relative to the project's folder. */
export type Disk = ReadonlyMap<string, FileFacts>;

/** The text of a drawing, and its path. */
export interface DrawingFile {
  path: string;
  source: string;
}

/** The drawings among files, as the same objects for as long as these files are. */
export const listDrawings = memoize((disk: Disk): readonly DrawingFile[] =>
  [...disk].flatMap(([path, { drawing }]) =>
    drawing === undefined ? [] : [{ path, source: drawing }],
  ),
);

/**
 * Reads the names and sizes of all files below `content/` and `public/`, and the text of drawings.
 * @throws when `content/` cannot be read; `public/` may be missing
 */
export async function readDisk(root: string): Promise<Disk> {
  const content = await listFiles(root, 'content');
  const files = [...content, ...(await listFiles(root, 'public').catch(() => []))];
  const links = [...(await listOddities(root, 'content')), ...(await listOddities(root, 'public'))];
  const rasterOf = await openRasters(root);
  const read = async (path: string): Promise<[string, FileFacts]> => {
    const file = join(root, path);
    const { size: bytes, mtimeMs: savedAt } = await stat(file);
    const own = { bytes, ...(await readPicture(file, bytes, rasterOf)) };
    if (!path.startsWith('public/')) return [path, own];
    return [path, { ...own, published: { savedAt, ...(await readPublicFile(file, bytes)) } }];
  };
  // Pictures are read whole, so all of them at once would fill the memory.
  const facts = await pMap(files, read, { concurrency: 32 });
  // A name that cannot be read is reported as such, whatever has it.
  const oddities = links.map((path): [string, FileFacts] =>
    path.includes('\uFFFD') ? [path, { bytes: 0 }] : [path, { bytes: 0, isLink: true }],
  );
  return new Map([...facts, ...oddities]);
}

/** In bytes; a larger one is refused unread. */
export const LARGEST_DRAWING = 200_000;

/** What a picture shows, or the text of a drawing; nothing of larger files, and of others. */
async function readPicture(
  path: string,
  bytes: number,
  rasterOf: ReadRaster,
): Promise<Pick<FileFacts, 'raster' | 'drawing'>> {
  if (/\.(png|jpe?g|webp|avif)$/i.test(path)) {
    if (bytes > LARGEST_PICTURE) return {};
    return { raster: (await rasterOf(await readFile(path))) ?? null };
  }
  if (!/\.svg$/i.test(path) || bytes > LARGEST_DRAWING) return {};
  return { drawing: await readFile(path, 'utf8') };
}

/** In bytes; a larger one is refused, so its content is not read. */
export const LARGEST_PICTURE = 15_000_000;

const TOO_LARGE = `has more than ${LARGEST_PICTURE / 1_000_000} MB, more than anybody waits for`;

/** In bytes; longer texts are not read. */
const LONGEST_TEXT = 4_000_000;
const MARKUP = /^\s*<(?:!doctype|!--|\?|html|head|body|script|svg)\b/i;

async function readPublicFile(path: string, bytes: number) {
  const { fileTypeFromFile } = await import('file-type');
  const type = (await fileTypeFromFile(path).catch(() => undefined))?.ext;
  if (type === 'pdf') {
    const hazard = bytes > LARGEST_PICTURE ? TOO_LARGE : findPdfHazard(await readFile(path));
    return { holds: type, hasMetadata: false, hazard };
  }
  if (type !== undefined) {
    return { holds: type, hasMetadata: BITMAPS.includes(type) && (await carriesMetadata(path)) };
  }
  const holds = bytes > LONGEST_TEXT ? null : validateText(await readFile(path));
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

function validateText(bytes: Buffer): string | null {
  const text = bytes.toString();
  if (!isUtf8(bytes) || /(?![\t\n\r\f])\p{Cc}/u.test(text)) return null;
  return MARKUP.test(text) ? 'html' : 'txt';
}
