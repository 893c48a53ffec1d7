import { readFile } from 'node:fs/promises';
import { BITMAPS } from '../guard/picture-frames';

/** What the rules must know about a file that is served as it is. */
export interface PublicFacts {
  /** The extension for its content, whatever its name: `txt` for UTF-8 text, null if unknown. */
  holds: string | null;
  /** It carries metadata of a camera or a program, such as where it was taken. */
  hasMetadata: boolean;
}

/** In bytes; longer texts are not read. */
const LONGEST_TEXT = 4_000_000;
const MARKUP = /^\s*<(?:!doctype|!--|\?|html|head|body|script|svg)\b/i;

/**
 * Inspects a file in `public/`.
 * @throws when it cannot be read
 */
export async function readPublicFile(path: string, bytes: number): Promise<PublicFacts> {
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
  const { exif, xmp, iptc, comments } = await sharp(path)
    .metadata()
    .catch(() => ({ exif: undefined, xmp: undefined, iptc: undefined, comments: undefined }));
  return [exif, xmp, iptc, comments?.find(isProfile)].some((part) => part !== undefined);
}

/** How ImageMagick writes EXIF, XMP and IPTC into a PNG. */
function isProfile({ keyword }: { keyword: string }): boolean {
  return /^raw profile type (?!icc)/i.test(keyword);
}

function judgeText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (/(?![\t\n\r\f])\p{Cc}/u.test(text)) return null;
    return MARKUP.test(text) ? 'html' : 'txt';
  } catch {
    return null;
  }
}
