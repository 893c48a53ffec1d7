import type { SiteData } from '#site';
import { productSchema } from '../../collections/products/collection.ts';
import { toOutline } from '../../collections/products/outline.ts';
import { toOptionRows } from '../../collections/products/rows.ts';
import { readSampleCopy, sampleContext } from '../../components/ui/site.fixture.tsx';
import { type DatasheetPage, datasheetCopySchema } from './page.ts';

const { sheet, portrait, ...product } = readSampleCopy(productSchema, '../products/powersync');
const words = readSampleCopy(datasheetCopySchema, 'products/[slug]/datasheet');
const copy = { ...words, specification: { ...words.specification, parts: [] } };
const path = '/products/powersync/datasheet';

/** The data of a rating sheet, from the same frontmatter as in the sample site. */
export const datasheetPage: DatasheetPage = {
  kind: 'datasheet',
  path,
  head: {
    title: `${product.name}, Rating sheet`,
    searchTitle: `${product.name}, ratings`,
    description: product.description,
  },
  breadcrumb: [],
  copy,
  product: { ...product, slug: 'powersync', path: '/products/powersync' },
  sheet,
  ratings: { title: copy.headings.ratings, rows: product.specifications },
  tables: [...sheet.tables, { title: copy.headings.standards, rows: sheet.standards }],
  outline: toOutline(sheet.dimensions, copy.views),
  files: [],
  revisions: [sheet, ...sheet.earlier],
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
export const frame: SiteData = { ...sampleContext, origin: 'http://localhost:4173', year: 2026 };
