import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { productSchema } from '../../src/collections/products/collection.ts';
import { compareCopySchema } from '../../src/pages/compare/copy.ts';
import { selectionCopySchema } from '../../src/pages/selection/copy.ts';
import { PROJECT } from '../site/folders.ts';

/**
 * Two pages name ratings by their labels: a label that no product has leaves its value empty, or its
 * row out.
 */
const CONTENT = join(PROJECT, 'content');
const readFields = (file: string) =>
  parse(readFileSync(join(CONTENT, file), 'utf8').split(/^---$/m)[1] ?? '');

const products = readdirSync(join(CONTENT, 'products'))
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => productSchema.parse(readFields(`products/${file}`)));
const nameplates = products.flatMap(({ specifications }) =>
  specifications.map(({ label }) => label),
);
const tables = products.flatMap(({ datasheet }) =>
  datasheet.tables.flatMap(({ rows }) => rows.map(({ label }) => label)),
);

it('what the selection says is alike stands on a nameplate', () => {
  const { same } = selectionCopySchema.parse(readFields('pages/products/selection.mdx'));
  const named = same.facts.map(({ label }) => label);
  expect(named.filter((label) => !nameplates.includes(label))).toEqual([]);
});

it('what the comparison gathers stands on a nameplate or a datasheet', () => {
  const { groups } = compareCopySchema.parse(readFields('pages/products/compare.mdx'));
  const named = groups.flatMap(({ rows }) => rows.flatMap(({ from }) => from));
  const known = [...nameplates, ...tables];
  expect(named.filter((label) => !known.includes(label))).toEqual([]);
});
