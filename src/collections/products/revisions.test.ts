import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { productSchema } from './collection.ts';

const SAMPLE = join(import.meta.dirname, '../../../tests/site/content/products/core.mdx');
const product = parse(readFileSync(SAMPLE, 'utf8').split(/^---$/m)[1] ?? '');

/** What is wrong with a datasheet that had some revisions before, newest first. */
function findFaults(revision: string, ...earlier: string[]) {
  const before = earlier.map((one) => ({ revision: one, revised: '2024-01-08', change: 'A row.' }));
  const datasheet = { ...product.datasheet, revision, earlier: before };
  return productSchema
    .safeParse({ ...product, datasheet })
    .error?.issues.map(({ path }) => path.join('.'));
}

it('each revision of a datasheet has a letter of its own', () => {
  expect(findFaults('C', 'B', 'A')).toBeUndefined();
  expect(findFaults('B', 'B', 'A')).toEqual(['datasheet.revision']);
  expect(findFaults('C', 'A', 'A')).toEqual(['datasheet.earlier.1.revision']);
});
