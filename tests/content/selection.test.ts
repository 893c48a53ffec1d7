import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { evidenceSchema, toClaimValue } from '../../src/collections/files/evidence.ts';
import { productSchema } from '../../src/collections/products/collection.ts';
import { fillClaims } from '../../src/collections/products/datasheet.ts';
import { PROJECT } from '../site/folders.ts';

const read = (file: string) => readFileSync(join(PROJECT, 'content', file), 'utf8');
const text = read('products/switch.mdx');
const {
  variants = [],
  specifications,
  datasheet: written,
} = productSchema.parse(parse(text.split('---\n')[1] ?? ''));
const claims = evidenceSchema.parse(parse(read('evidence.yaml')));
const datasheet = fillClaims(written, (slug) => {
  const claim = claims.find((one) => one.slug === slug);
  const bare = claim === undefined ? '' : toClaimValue(claim);
  return { printed: bare, bare };
});
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
