import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SiteData } from '#site/define/site-data';
import { SAMPLE } from '../../../tests/site/folders';
import { siteSchema } from '../../collections/files/site';
import { productSchema } from '../../collections/products/collection';
import { toOptionRows } from '../../collections/products/ordering';
import { toOutline, toOutlineFiles } from '../../collections/products/outline';
import { listRevisions } from '../../collections/products/revisions';
import { datasheetCopySchema } from '../products/copy';
import type { DatasheetPage } from './page';

const CONTENT = join(SAMPLE, 'content');

function readYaml(file: string): unknown {
  const text = readFileSync(join(CONTENT, file), 'utf8');
  return parse(file.endsWith('.mdx') ? (text.split(/^---$/m)[1] ?? '') : text);
}

const { sheet, symbol, portrait, ...product } = productSchema.parse(
  readYaml('products/powersync.mdx'),
);
const copy = datasheetCopySchema.parse(readYaml('pages/products/[slug]/datasheet.mdx'));
const path = '/products/powersync/datasheet';

/** The data of a rating sheet, from the same frontmatter as the sample site's. */
export const datasheetPage: DatasheetPage = {
  kind: 'datasheet',
  path,
  head: { title: `${product.name}, Rating sheet`, description: product.description },
  copy,
  product: { ...product, slug: 'powersync', path: '/products/powersync' },
  sheet,
  outline: toOutline(sheet.dimensions, copy.views),
  outlineFiles: toOutlineFiles(sheet.dimensions, copy.views),
  csv: { label: 'CSV', file: { href: '', download: '' } },
  revisions: listRevisions(sheet),
  options: toOptionRows(sheet.ordering),
  drawing: 'OG-250-DS',
  file: `${path}.pdf`,
};

/** The frame of the site. */
export const frame: SiteData = {
  site: siteSchema.parse(readYaml('site.yaml')),
  origin: 'http://localhost:4173',
  year: 2026,
  formTarget: null,
};
