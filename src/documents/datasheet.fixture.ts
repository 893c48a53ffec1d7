import type { SiteData } from '#site';
import { productSchema } from '../collections/products/collection.ts';
import { fillClaims } from '../collections/products/datasheet.ts';
import { readSampleCopy, sampleContext } from '../components/ui/site.fixture.tsx';
import { type Datasheet, toDatasheet } from './datasheet.ts';
import { datasheetCopySchema } from './datasheet-copy.ts';

const {
  datasheet: written,
  portrait,
  ...product
} = readSampleCopy(productSchema, '../products/powersync');
const copy = readSampleCopy(datasheetCopySchema, 'products/[slug]/datasheet');

const entry = { ...product, slug: 'powersync', path: '/products/powersync' };

const filled = fillClaims(written, (slug) => ({ printed: slug, bare: slug }));

/** A datasheet, from the same frontmatter as in the sample site. */
export const datasheet: Datasheet = { ...toDatasheet(entry, filled, copy), copy };

const { section } = filled;
if (section === undefined) throw new Error('the sample product has no section');

/** The source of its specification text. */
export const specificationSource = {
  product: datasheet.product,
  datasheet: filled,
  section,
  copy: copy.specification,
  company: 'Ohmstead Grid',
};

/** The frame of the site. */
export const frame: SiteData = { ...sampleContext, origin: 'http://localhost:4173', year: 2026 };
