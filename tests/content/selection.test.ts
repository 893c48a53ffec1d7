import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { evidenceSchema, toClaimValue } from '../../src/collections/files/evidence.ts';
import { productSchema } from '../../src/collections/products/collection.ts';
import { fillClaims } from '../../src/collections/products/datasheet.ts';
import { PROJECT } from '../site/folders.ts';

const CONTENT = join(PROJECT, 'content');
const read = (file: string) => readFileSync(join(CONTENT, file), 'utf8');
const claims = evidenceSchema.parse(parse(read('evidence.yaml')));

/** The products whose variants the selection compares, with their datasheets as printed. */
const compared = readdirSync(join(CONTENT, 'products'))
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => productSchema.parse(parse(read(`products/${file}`).split(/^---$/m)[1] ?? '')))
  .flatMap(({ variants, specifications, datasheet: written }) => {
    if (variants === undefined) return [];
    const datasheet = fillClaims(written, (slug) => {
      const claim = claims.find((one) => one.slug === slug);
      const bare = claim === undefined ? '' : toClaimValue(claim);
      return { printed: bare, bare };
    });
    return [{ variants, specifications, datasheet }];
  });

describe('the selection of switchgear and its datasheet', () => {
  it('the insulation and fault level of each variant stand on the datasheet too', () => {
    for (const { variants, specifications, datasheet } of compared) {
      const rows = [...specifications, ...datasheet.tables.flatMap((table) => table.rows)];
      const numbers = rows.flatMap(({ value = '' }) => value.match(/\d+(?:,\d{3})*/g) ?? []);
      for (const { slug, withstand = '', fault } of variants) {
        const all = [...(withstand.match(/\d+/g) ?? []), String(fault)];
        expect(numbers, slug).toEqual(expect.arrayContaining(all));
      }
    }
  });

  it('one outline is that of the datasheet, and each table that a variant names exists', () => {
    for (const { variants, datasheet } of compared) {
      expect(variants.filter(({ largest }) => largest)).toHaveLength(1);
      const titles = datasheet.tables.map(({ title }) => title);
      const own = variants.flatMap(({ table }) => table ?? []);
      expect(titles).toEqual(expect.arrayContaining(own));
    }
  });
});
