import { open } from 'node:fs/promises';

/** What the rules must know of a picture made of pixels. */
export interface RasterFacts {
  /** In pixels, as it is seen: a camera that was held upright turns it. */
  width: number;
  height: number;
  /** What the file really holds, whatever its name says, such as `gif`. */
  type: string;
  /** It has more than one frame. */
  isAnimated: boolean;
}

/** So far into a file the marks of an animation stand. */
const HEAD_BYTES = 4096;
/** The sides are exchanged from here on, in the orientations that cameras write. */
const FIRST_TURNED = 5;

/**
 * Reads the head of a picture.
 * @param path the file
 * @returns undefined where it cannot be read as a picture
 */
export async function readRaster(path: string): Promise<RasterFacts | undefined> {
  const { imageSizeFromFile } = await import('image-size/fromFile');
  const size = await imageSizeFromFile(path).catch(() => undefined);
  if (size === undefined) return undefined;
  const { width, height, type = '', orientation = 1 } = size;
  const isAnimated = hasFrames(await readHead(path));
  if (orientation >= FIRST_TURNED) return { width: height, height: width, type, isAnimated };
  return { width, height, type, isAnimated };
}

async function readHead(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The chunks that announce frames: of WebP, and of PNG. AVIF says it in its brand. */
function hasFrames(head: string): boolean {
  if (head.startsWith('RIFF')) return head.includes('ANIM');
  if (head.startsWith('\x89PNG')) return head.includes('acTL');
  return head.slice(4, 12) === 'ftypavis';
}
