import { entryBases } from '../schemas/addresses';
import { insightSchema } from '../schemas/insight';
import { jobSchema } from '../schemas/job';
import { marketSchema } from '../schemas/market';
import { productSchema } from '../schemas/product';
import { storySchema } from '../schemas/story';
import { teamMemberSchema } from '../schemas/team-member';
import type { MdxModule } from './collection';
import { createCollection } from './collection';

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
const newestFirst = (a: { date: string }, b: { date: string }) => b.date.localeCompare(a.date);

const productFiles = {
  name: 'products',
  base: entryBases.products,
  modules: import.meta.glob<MdxModule>('../../content/products/*.mdx', { eager: true }),
  compare: byOrder,
};

export const products = createCollection({
  ...productFiles,
  schema: productSchema.omit({ sheet: true }).strip(),
});

/** What only the rating sheets say of products; kept apart, since it would travel with every list. */
export const productSheets = createCollection({
  ...productFiles,
  schema: productSchema.pick({ order: true, draft: true, publishAt: true, sheet: true }).strip(),
});

export const markets = createCollection({
  name: 'markets',
  base: entryBases.markets,
  modules: import.meta.glob<MdxModule>('../../content/markets/*.mdx', { eager: true }),
  schema: marketSchema,
  compare: byOrder,
});

export const stories = createCollection({
  name: 'stories',
  base: entryBases.stories,
  modules: import.meta.glob<MdxModule>('../../content/stories/*.mdx', { eager: true }),
  schema: storySchema,
  compare: byOrder,
});

export const insights = createCollection({
  name: 'insights',
  base: entryBases.insights,
  modules: import.meta.glob<MdxModule>('../../content/insights/*.mdx', { eager: true }),
  schema: insightSchema,
  compare: newestFirst,
});

export const team = createCollection({
  name: 'team',
  base: entryBases.team,
  modules: import.meta.glob<MdxModule>('../../content/team/*.mdx', { eager: true }),
  schema: teamMemberSchema,
  compare: byOrder,
});

export const jobs = createCollection({
  name: 'jobs',
  base: entryBases.jobs,
  modules: import.meta.glob<MdxModule>('../../content/jobs/*.mdx', { eager: true }),
  schema: jobSchema,
  compare: byOrder,
});
