import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brand } from './brand.ts';

const listColors = (file: string) => readFileSync(file, 'utf8').match(/#[\da-f]{3,8}\b/gi) ?? [];

it('has the colors of the favicon, which is a file of its own', () => {
  const { light, dark } = brand.colors.copper;
  const colors = listColors('public/favicon.svg').map((color) => color.toLowerCase());
  expect(colors).toEqual([light, dark]);
});

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
