import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

import type { Workspace } from './workspace';

const ARTICLE = 'content/insights/device-certificates-field-radios.mdx';
const TERMS = 'content/pages/terms.mdx';

/**
 * Places three photographs in a copy of the project: one under an article's headline, taken with a
 * camera held upright, one in its text that one can look through, and one of `public/` at the
 * top of the terms. A fourth lies beside them, and nothing names it.
 */
export async function placePhotos({ root, edit }: Workspace): Promise<void> {
  const upright = drawPhoto(1000, 1500).withMetadata({ orientation: 6 });
  const field = upright.withExifMerge({ IFD0: { Artist: 'zqxphotographer' } }).jpeg();
  await field.toFile(join(root, 'content/insights/field.jpg'));
  await drawPhoto(900, 600).ensureAlpha(0.5).png().toFile(join(root, 'content/insights/mast.png'));
  await drawPhoto(1000, 600).jpeg().toFile(join(root, 'public/plan.jpg'));
  await drawPhoto(700, 400).jpeg().toFile(join(root, 'content/insights/unnamed.jpg'));
  await edit(ARTICLE, 'src: /api/placeholder/1200/675', 'src: ./field.jpg');
  await append(join(root, ARTICLE), '\n\n![A mast above a gravel road.](./mast.png)\n');
  await prepend(join(root, TERMS), '![The plan of the works.](/plan.jpg)\n\n');
}

/** Something with the smooth surfaces and the grain of a photograph, the same each time. */
function drawPhoto(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = [(index % width) / width, Math.floor(index / width) / height];
    const grain = (index * 7919) % 13;
    pixels[index * 3] = 200 - 90 * y + grain;
    pixels[index * 3 + 1] = 120 + 60 * Math.sin(6 * x) * (1 - y) + grain;
    pixels[index * 3 + 2] = 60 + 140 * (1 - y) * x + grain;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

async function append(file: string, text: string) {
  await writeFile(file, (await readFile(file, 'utf8')).trimEnd() + text);
}

async function prepend(file: string, text: string) {
  const source = await readFile(file, 'utf8');
  await writeFile(
    file,
    source.replace(/^---\n[\s\S]*?\n---\n+/, (fields) => fields + text),
  );
}
