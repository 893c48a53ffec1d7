import { z } from 'zod';
import { redirectsSchema } from '../addresses/redirects.ts';
import {
  action,
  dayThat,
  flag,
  image,
  line,
  list,
  orderNumber,
  publication,
  reference,
  seo,
  whole,
} from '../fields/index.ts';
import { type AuthorComponents, resolveContentModel } from '../model/content-model.ts';
import { FIGURES_FILE, REDIRECTS_FILE } from '../model/conventions.ts';
import type { AnyCollection, AnyPageKind } from '../model/definitions.ts';
import { figuresSchema } from '../rules/figures.ts';

/** Entries with positions, and pages and PDFs of their own. */
const products: AnyCollection = {
  name: 'products',
  schema: z.strictObject({
    order: orderNumber('this product in every list of products'),
    name: line(40),
    description: line(240),
    icon: z.enum(['core', 'powersync', 'switch']).optional(),
    height: z.number().positive().optional(),
    features: list(line(64), 1, 4, 'they stand in a list of two columns'),
    ...publication,
  }),
  titleField: 'name',
  excerptField: 'description',
  template: { sentence: 'Say what it does on site.', headings: ['How it is installed'] },
  needed: true,
};

export const insightSchema = z.strictObject({
  title: line(140),
  excerpt: line(320),
  category: z.enum(['Case Studies', 'Technical Guides']),
  type: z.enum(['report', 'case-study', 'guide', 'article', 'whitepaper']),
  author: reference('team'),
  date: dayThat('published'),
  until: dayThat('ends').optional(),
  readTime: whole(1, 240, 'what takes longer than four hours is a course'),
  featured: flag('Whether it stands at the top.'),
  badge: z.enum(['default', 'outline']),
  image,
  products: list(reference('products'), 0, 5, 'related articles are chosen by them'),
  ...publication,
});

/** Entries with days, and references to the others; the site may have none. */
const insights: AnyCollection = {
  name: 'insights',
  schema: insightSchema,
  titleField: 'title',
  excerptField: 'excerpt',
  template: { sentence: 'Say what the reader can do.', headings: ['The problem', 'The answer'] },
};

/** Entries without pages of their own. */
const team: AnyCollection = {
  name: 'team',
  schema: z.strictObject({
    order: orderNumber('this person on the company page'),
    name: line(60),
    bio: line(400),
    image,
    ...publication,
  }),
  titleField: 'name',
  excerptField: 'bio',
  template: { sentence: 'Say what this person has built.', headings: [] },
  needed: true,
  shownOn: '/company',
};

function page(kind: string, more: Partial<AnyPageKind> = {}): AnyPageKind {
  return {
    kind,
    copy: z.strictObject({
      kind: z.literal(kind),
      seo: seo.optional(),
      lead: line(220).optional(),
      action: action.optional(),
    }),
    collection: undefined,
    listParams: undefined,
    anchors: () => [],
    parameters: () => ({}),
    showsProse: false,
    files: [],
    ...more,
  };
}

/** A page for each entry. */
const entryPage = (kind: string, collection: AnyCollection, more: Partial<AnyPageKind> = {}) =>
  page(kind, {
    collection,
    listParams: (entries) => entries.map(({ slug }) => ({ slug })),
    ...more,
  });

const insightList = page('insights', {
  collection: insights,
  listParams: ({ length }) => (length > 20 ? [{}, { number: '2' }] : [{}]),
  parameters: ({ slugsOf }) => ({ about: slugsOf(products), order: ['date', 'reading time'] }),
});

/** Pages of prose alone: any other file below `content/pages/`. */
export const plain = page('plain', { showsProse: true });

/** Validates a chart by its rows; a column that it does not name is reported by its schema. */
function validateChart({ columns }: Record<string, unknown>, [head = [], ...rows]: string[][]) {
  if (rows.length === 0) return 'whose table has no rows';
  if (typeof columns !== 'string') return undefined;
  const index = head.indexOf(columns);
  const odd = rows.map((cells) => cells[index] ?? '').find((cell) => !/\d/.test(cell));
  return odd === undefined ? undefined : `that draws "${odd}" in the column "${columns}"`;
}

const components: AuthorComponents = {
  schemas: {
    Callout: z.strictObject({ kind: z.enum(['note', 'danger']), title: line(80) }),
    Chart: z.strictObject({
      kind: z.enum(['bar', 'line']),
      title: line(120),
      unit: line(40),
      columns: line(80),
    }),
    Term: z.strictObject({ slug: reference('glossary') }),
    PowerFactor: z.strictObject({ load: line(12) }),
    Phone: z.strictObject({}),
    Email: z.strictObject({}),
    Address: z.strictObject({}),
    Projects: z.strictObject({ number: z.boolean().optional() }),
  },
  blocks: ['Callout', 'Chart', 'PowerFactor'],
  tables: { Chart: validateChart },
  widgets: ['PowerFactor'],
};

const siteSchema = z.strictObject({
  brand: z.strictObject({ name: line(40), group: line(60) }).optional(),
  contact: z.strictObject({
    phone: line(32),
    email: z.email(),
    address: line(120),
    others: z.array(line(120)).optional(),
  }),
  figures: z.strictObject({ projects: z.strictObject({ value: line(16), label: line(60) }) }),
});

const term = z.strictObject({ slug: line(40), term: line(60), definition: line(240) });

/** A small site that the engine's tests check: three collections, seven kinds of pages. */
export const contentModel = resolveContentModel({
  collections: [products, insights, team],
  routes: [
    { path: '/', page: page('home') },
    { path: '/products', page: page('products', { anchors: ({ slugsOf }) => slugsOf(products) }) },
    { path: '/products/:slug', page: entryPage('product', products, { showsProse: true }) },
    {
      path: '/products/:slug/datasheet',
      page: entryPage('datasheet', products, { files: ['.pdf'] }),
    },
    { path: '/insights', page: insightList },
    { path: '/insights/page/:number', page: insightList },
    { path: '/insights/:slug', page: entryPage('insight', insights, { showsProse: true }) },
    { path: '*', page: plain },
  ],
  files: {
    'content/site.yaml': siteSchema,
    'content/glossary.yaml': z.array(term),
    'content/widgets.yaml': z.strictObject({ title: line(60) }),
    [FIGURES_FILE]: figuresSchema,
    [REDIRECTS_FILE]: redirectsSchema,
  },
  components,
  names: [
    ['brand', 'name'],
    ['brand', 'group'],
  ],
  facts: new Map([
    ['Phone', ['contact', 'phone']],
    ['Email', ['contact', 'email']],
    ['Address', ['contact', 'address']],
    ['Projects', ['figures', 'projects', 'value']],
  ]),
});
