import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SiteData } from '#site';
import { SAMPLE } from '../../../tests/site/folders';
import { siteSchema } from '../../collections/files/site';
import { productSchema } from '../../collections/products/collection';
import { toOptionRows } from '../../collections/products/ordering';
import { toOutline } from '../../collections/products/outline';
import { listRevisions } from '../../collections/products/revisions';
import { type DatasheetPage, datasheetCopySchema } from './page';

const CONTENT = join(SAMPLE, 'content');

function readYaml(file: string): unknown {
  const text = readFileSync(join(CONTENT, file), 'utf8');
  return parse(file.endsWith('.mdx') ? (text.split(/^---$/m)[1] ?? '') : text);
}

const { sheet, portrait, ...product } = productSchema.parse(readYaml('products/powersync.mdx'));
const words = datasheetCopySchema.parse(readYaml('pages/products/[slug]/datasheet.mdx'));
const copy = { ...words, specification: { ...words.specification, parts: [] } };
const path = '/products/powersync/datasheet';

/** The data of a rating sheet, from the same frontmatter as in the sample site. */
export const datasheetPage: DatasheetPage = {
  kind: 'datasheet',
  path,
  head: { title: `${product.name}, Rating sheet`, description: product.description },
  breadcrumb: [],
  copy,
  product: { ...product, slug: 'powersync', path: '/products/powersync' },
  sheet,
  outline: toOutline(sheet.dimensions, copy.views),
  files: [],
  revisions: listRevisions(sheet),
  options: toOptionRows(sheet.ordering),
  drawing: 'OG-250-DS',
  file: `${path}.pdf`,
};

const { section } = sheet;
if (section === undefined) throw new Error('the sample product has no section');

/** The source of its specification text. */
export const specificationSource = {
  ...{ product: datasheetPage.product, sheet, section, copy: words.specification },
  company: 'Ohmstead Grid',
};

/** The frame of the site. */
export const frame: SiteData = {
  site: siteSchema.parse(readYaml('site.yaml')),
  origin: 'http://localhost:4173',
  year: 2026,
  formTarget: null,
};
