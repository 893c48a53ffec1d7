import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { productSchema } from '../../src/collections/products/collection.ts';
import { PROJECT } from '../site/folders.ts';

const text = readFileSync(join(PROJECT, 'content/products/switch.mdx'), 'utf8');
const {
  variants = [],
  specifications,
  datasheet,
} = productSchema.parse(parse(text.split('---\n')[1] ?? ''));
const rows = [...specifications, ...datasheet.tables.flatMap((table) => table.rows)];
const numbers = new Set(rows.flatMap(({ value = '' }) => value.match(/\d+(?:,\d{3})*/g) ?? []));

describe('the selection of switchgear and its sheet', () => {
  it.each(variants.map(({ slug, withstand, fault }) => [slug, withstand ?? '', fault] as const))(
    '%s: insulation and fault level stand on the sheet too',
    (_, withstand, fault) => {
      const all = [...(withstand.match(/\d+/g) ?? []), String(fault)];
      expect(all.filter((number) => !numbers.has(number))).toEqual([]);
    },
  );

  it('one outline is that of the sheet, and the table of each own sheet exists', () => {
    expect(variants.filter(({ largest }) => largest)).toHaveLength(1);
    const titles = datasheet.tables.map(({ title }) => title);
    const own = variants.flatMap(({ table }) => table ?? []);
    expect(titles).toEqual(expect.arrayContaining(own));
  });
});
