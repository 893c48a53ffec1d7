import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const ARTICLE = 'content/insights/device-certificates-field-radios.mdx';
const TERMS = 'content/pages/terms.mdx';

/**
 * Adds three photographs to a copy of the sample site: one under an article's headline, taken with
 * a camera held upright, one with transparency in its text, and one from `public/` at the top of
 * the terms. A fourth is in the same folder but unused.
 * @param root the folder of the copy
 */
export async function placePhotos(root: string): Promise<void> {
  const upright = drawPhoto(1000, 1500).withMetadata({ orientation: 6 });
  const field = upright.withExifMerge({ IFD0: { Artist: 'zqxphotographer' } }).jpeg();
  await field.toFile(join(root, 'content/insights/field.jpg'));
  await drawPhoto(900, 600).ensureAlpha(0.5).png().toFile(join(root, 'content/insights/mast.png'));
  await drawPhoto(1000, 600).jpeg().toFile(join(root, 'public/plan.jpg'));
  await drawPhoto(700, 400).jpeg().toFile(join(root, 'content/insights/unnamed.jpg'));
  await edit(join(root, ARTICLE), (text) => {
    const illustrated = text.replace('src: /api/placeholder/1200/675', 'src: ./field.jpg');
    return `${illustrated.trimEnd()}\n\n![A mast above a gravel road.](./mast.png)\n`;
  });
  await edit(join(root, TERMS), (text) =>
    text.replace(
      /^---\n[\s\S]*?\n---\n+/,
      (fields) => `${fields}![The plan of the works.](/plan.jpg)\n\n`,
    ),
  );
}

/** An image with the smooth surfaces and grain of a photograph, the same each time. */
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

async function edit(file: string, change: (text: string) => string) {
  await writeFile(file, change(await readFile(file, 'utf8')));
}
