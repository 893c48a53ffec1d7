import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { brand } from './brand';

const listColors = (file: string) => readFileSync(file, 'utf8').match(/#[\da-f]{3,8}\b/gi) ?? [];

it('has the colors of the favicon, which is a file of its own', () => {
  const { light, dark } = brand.colors.copper;
  const colors = listColors('public/favicon.svg').map((color) => color.toLowerCase());
  expect(colors).toEqual([light, dark]);
});

it.each(['apple-touch-icon', 'icon-192', 'icon-512'])(
  'has the colors of %s.png, which is a file of its own',
  async (name) => {
    const { data } = await sharp(`public/${name}.png`).removeAlpha().raw().toBuffer({
      resolveWithObject: true,
    });
    const pixels = data.toString('hex');
    expect(`#${pixels.slice(0, 6)}`).toBe(brand.colors.bg.light);
    expect(pixels).toContain(brand.colors.copper.light.slice(1));
  },
);

it('has the colors of all tokens: only printed sheets are white', () => {
  expect(new Set(listColors('src/styles/tokens.css'))).toEqual(new Set(['#fff']));
});

it.each(Object.values(brand.fonts))(
  'names the family of a font as its file does: $family',
  ({ family, file }) => {
    // Names in a TrueType file are UTF-16, big-endian.
    const name = Buffer.from(family, 'utf16le').swap16();
    expect(readFileSync(file).includes(name)).toBe(true);
  },
);
