import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Site } from '../../src/collections/files/site.ts';
import { insightCategories } from '../../src/collections/insights/collection.ts';
import type { Job } from '../../src/collections/jobs/collection.ts';
import type { Market } from '../../src/collections/markets/collection.ts';
import type { Product } from '../../src/collections/products/collection.ts';
import type { ProductDatasheet } from '../../src/collections/products/datasheet.ts';
import type { Story } from '../../src/collections/stories/collection.ts';
import type { TeamMember } from '../../src/collections/team/collection.ts';
import { SAMPLE } from './folders.ts';

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

export const products = readEntries<Product & { sheet: ProductDatasheet }>('products');
export const markets = readEntries<Market>('markets');
export const stories = readEntries<Story>('stories');
export const leaders = readEntries<TeamMember>('team');
export const openJobs = readEntries<Job>('jobs');

/** Home and the pages in the navigation. */
export const screens = [
  { path: '/', name: 'Home' },
  ...site.navigation.map(({ label, to }) => ({ path: to, name: label })),
];

/** The options in the row of filters. */
export const filters = ['All', ...insightCategories];

/** The targets of the footer links, by column title. */
export const footerColumns = Object.fromEntries(
  site.footer.columns.map(({ title, links }) => [title, links.map(({ to }) => to)]),
);

export const legalLinks = site.footer.legal.map(({ to }) => to);
export const { phone: PHONE, email: EMAIL } = site.contact;
