import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brand } from './brand.ts';
import { BRAND_MARK } from './drawings/brand-mark.ts';

const listColors = (file: string) => readFileSync(file, 'utf8').match(/#[\da-f]{3,8}\b/gi) ?? [];

/** A color as a number or by its parts. */
const COLOR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/gi;

it('has the colors of the favicon, which is a file of its own', () => {
  const { light, dark } = brand.colors.copper;
  const colors = listColors('public/favicon.svg').map((color) => color.toLowerCase());
  expect(colors).toEqual([light, dark]);
});

it.each(['public/favicon.svg', 'src/features/head/card.svg'])(
  'has the mark of %s, which is a file of its own',
  (file) => {
    expect(readFileSync(file, 'utf8')).toContain(BRAND_MARK);
  },
);

it('has the colors of every stylesheet but what is transparent, a mask or white paper', () => {
  const others = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(`src/${file}`, 'utf8').matchAll(COLOR)].map(
        ([color]) => `${file}: ${color}`,
      ),
    )
    .filter((line) => !/: #0000?$/.test(line));
  expect(new Set(others)).toEqual(new Set(['styles/print.css: #fff', 'styles/tokens.css: #fff']));
});

it.each(Object.values(brand.fonts))(
  'names the family of a font as its file does: $family',
  ({ family, file }) => {
    // Names in a TrueType file are UTF-16, big-endian.
    const name = Buffer.from(family, 'utf16le').swap16();
    expect(readFileSync(file).includes(name)).toBe(true);
  },
);
