import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Site } from '../../src/collections/files/site';
import type { Market } from '../../src/collections/markets/collection';
import type { Product } from '../../src/collections/products/collection';
import type { ProductSheet } from '../../src/collections/products/sheet';
import { SAMPLE } from './folders';

/** Matches no page of the site. */
export const UNKNOWN_PATH = '/no/such-page';

/** The sample site's `site.yaml`. */
export const site: Site = parse(readFileSync(join(SAMPLE, 'content/site.yaml'), 'utf8'));

/** The frontmatter of each published entry of a collection, with its slug, in order. */
function readEntries<T extends { order: number }>(collection: string): (T & { slug: string })[] {
  const folder = join(SAMPLE, 'content', collection);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return { ...parse(text.split(/^---$/m)[1] ?? ''), slug: file.replace(/\.mdx$/, '') };
    })
    .filter(({ draft, publishAt }) => !draft && !publishAt)
    .toSorted((a, b) => a.order - b.order);
}

export const products = readEntries<Product & { sheet: ProductSheet }>('products');
export const markets = readEntries<Market>('markets');
