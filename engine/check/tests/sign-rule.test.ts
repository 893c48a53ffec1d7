import { expect, it } from 'vitest';
import { parseContentFile } from '../read/content-file.ts';
import { readFontSigns } from '../read/font-signs.ts';
import { checkSigns } from '../rules/sign-rule.ts';
import { contentModel } from './site.fixture.ts';

const PRINTED = [
  { in: 'content/products/', fields: ['name', 'datasheet.rows'], on: 'the datasheet' },
];
const FONTS = ['src/styles/fonts/archivo.ttf', 'src/styles/fonts/geist-mono.ttf'];

async function validate(yaml: string, path = 'content/products/core.mdx') {
  const signs = await readFontSigns(process.cwd(), FONTS);
  const file = parseContentFile(contentModel, path, `---\n${yaml}\n---\n\nText with 日本.\n`);
  return checkSigns(file, PRINTED, signs ?? new Set()).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
}

it('takes every sign that the fonts have, spaces, and marks that become part of a letter', async () => {
  const values = [
    'cos φ ≥ 0.95',
    '⌀ 22 mm, 10⁻³',
    'CO₂ → Łódź',
    'Caf\u0065\u0301',
    'a\u00a0b\u2009c\u00add',
  ];
  for (const value of values) expect(await validate(`name: "${value}"`), value).toEqual([]);
});

it('names each sign that would be lost, with its place, and who would lose it', async () => {
  const found = await validate('name: Core\ndatasheet:\n  rows:\n    - value: 日本 😀 日');
  expect(found).toEqual([
    expect.stringMatching(/^5:14 has "日", "本", "😀", which the datasheet cannot show/),
  ]);
});

it('leaves alone what is not printed: other fields, other files, and the text', async () => {
  expect(await validate('name: Core\nexcerpt: 日本\ndatasheet:\n  rowsets: 日本')).toEqual([]);
  expect(await validate('name: 日本', 'content/team/ada.mdx')).toEqual([]);
});

it('knows nothing to refuse where a site prints nothing', async () => {
  expect(await readFontSigns(process.cwd(), [])).toBeUndefined();
});
