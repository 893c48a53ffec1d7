import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

import type { Frame } from '../../../src/content/frame';
import type { PageOf } from '../../../src/content/page-data';
import { datasheetCopySchema } from '../../../src/schemas/entry-copy';
import { productSchema } from '../../../src/schemas/product';
import { siteSchema } from '../../../src/schemas/site';

const CONTENT = join(import.meta.dirname, '../../../content');

function readYaml(file: string): unknown {
  const text = readFileSync(join(CONTENT, file), 'utf8');
  return parse(file.endsWith('.mdx') ? (text.split(/^---$/m)[1] ?? '') : text);
}

const { sheet, ...product } = productSchema.parse(readYaml('products/powersync.mdx'));
const path = '/products/powersync/datasheet';

/** The data of a rating sheet, from the same frontmatter as the site's. */
export const datasheetPage: PageOf<'datasheet'> = {
  kind: 'datasheet',
  path,
  head: { title: `${product.name}, Rating sheet`, description: product.description },
  copy: datasheetCopySchema.parse(readYaml('pages/products/[slug]/datasheet.mdx')),
  product: { ...product, slug: 'powersync', path: '/products/powersync' },
  sheet,
  drawing: `${product.drawing}-DS`,
  file: `${path}.pdf`,
};

/** The frame of the site. */
export const frame: Frame = {
  site: siteSchema.parse(readYaml('site.yaml')),
  origin: 'http://localhost:4173',
  year: 2026,
  formTarget: null,
};
