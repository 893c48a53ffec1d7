import { imageSize } from 'image-size';
import { BITMAPS, hasFrames, MOST_PIXELS } from './picture-frames';

/**
 * Why a picture embedded in a drawing is unsuitable.
 * @param address its address, `data:image/…;base64,…`
 * @returns the end of a sentence; undefined if it is suitable
 */
export function judgeEmbedded(address: string): string | undefined {
  const base64 = address.slice(address.indexOf(',') + 1);
  if (!/^[\w+/=\s]*$/.test(base64)) return UNREADABLE;
  const bytes = Buffer.from(base64, 'base64');
  const size = readSize(bytes);
  if (size === undefined) return UNREADABLE;
  const { width, height, type = '' } = size;
  if (!BITMAPS.includes(type)) {
    return `embeds a ${type.toUpperCase()}, which pages do not show; embed it as a PNG`;
  }
  if (hasFrames(bytes))
    return 'embeds a picture that moves, but a picture holds still; embed one frame of it';
  if (width * height <= MOST_PIXELS) return undefined;
  return `embeds a picture of ${width} × ${height} pixels, more than any screen shows; make it smaller`;
}

const UNREADABLE =
  'embeds a picture that cannot be read; open it in a picture program and export it again';

function readSize(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}
