import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What the rules must know of a file beside its name. */
export interface FileFacts {
  bytes: number;
  /** The text of a drawing, `.svg`; undefined for other files. */
  drawing?: string;
  /** The width in pixels, where the file is a picture made of pixels. */
  width?: number;
}

/** The files below `content/` and `public/`, by path relative to the project's folder. */
export type Disk = ReadonlyMap<string, FileFacts>;

/**
 * Reads the names and sizes of all files below `content/` and `public/`, and the drawings.
 * @param root the project's folder
 * @throws when `content/` cannot be read; `public/` may be missing
 */
export async function readDisk(root: string): Promise<Disk> {
  const content = await list(root, 'content');
  const files = [...content, ...(await list(root, 'public').catch(() => []))];
  return new Map(
    await Promise.all(
      files.map(async (path) => [path, await readFacts(join(root, path))] as const),
    ),
  );
}

async function list(root: string, folder: string): Promise<string[]> {
  const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

async function readFacts(path: string): Promise<FileFacts> {
  const { size: bytes } = await stat(path);
  if (/\.(png|jpe?g|webp|avif)$/.test(path)) return { bytes, ...(await readWidth(path)) };
  if (!path.endsWith('.svg')) return { bytes };
  const drawing = await readFile(path, 'utf8');
  return { bytes, drawing };
}

/** A picture that cannot be read is judged by its size alone. */
async function readWidth(path: string): Promise<Pick<FileFacts, 'width'>> {
  const { imageSizeFromFile } = await import('image-size/fromFile');
  const size = await imageSizeFromFile(path).catch(() => undefined);
  return size === undefined ? {} : { width: size.width };
}
