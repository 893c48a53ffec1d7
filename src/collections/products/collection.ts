import { z } from 'zod';
import {
  group,
  line,
  list,
  listed,
  OWN,
  orderNumber,
  percent,
  publication,
  reference,
  rows,
  searchTitle,
} from '#check/fields';
import { byOrder, defineCollection, type EntryOf } from '#site';
import { productIcons } from '../../drawings/symbols.ts';
import { distinct, distinctValues } from '../distinct.ts';
import { accent, invitation, openHeading, portrait } from '../fields.ts';
import { productDatasheetSchema, tenderFields } from './datasheet.ts';
import { fitsSchema } from './fits.ts';
import { offers } from './offer.ts';
import { photometrySchema } from './photometry.ts';
import { findUnprintedFigures } from './printed-figure.ts';
import { proofSchema } from './proof.ts';
import { recordSchema } from './record.ts';
import { screenSchema } from './screen.ts';
import { variants } from './variant.ts';

/** The picture of a product, and where its features are visible. */
const productPortrait = portrait.extend({
  hotspots: rows(0, 12, 'each belongs to one feature', {
    feature: z.int().min(1).max(12).describe('The number of the feature in the list of features.'),
    x: percent.describe('The distance from the left edge of the picture, in percent of its width.'),
    y: percent.describe('The distance from the top edge of the picture, in percent of its height.'),
  })
    .superRefine(distinct({ path: ['feature'], read: ({ feature }) => feature }))
    .default([])
    .describe(
      'Where features can be seen in the picture; each is marked with its number in the list of features.',
    ),
});

export const productSchema = group('A product: `content/products/<slug>.mdx`.', {
  order: orderNumber('this product in every list of products'),
  name: line(40).describe("The product's name as printed on the cabinet door."),
  category: line(60).describe('What kind of equipment it is, such as "Power Metering".'),
  designation: line(6).describe('Its designation on a one-line diagram, such as "PG1".'),
  icon: z
    .enum(productIcons)
    .optional()
    .describe(
      'The symbol that stands for the product in every drawing; if left out, its designation in a box is drawn.',
    ),
  color: accent.default('copper').describe('The accent color of this product; copper if left out.'),
  tagline: line(160).describe('One sentence about the product, for the home page.'),
  description: line(240).describe(
    'One or two sentences, for the products page and search results.',
  ),
  searchTitle: searchTitle.optional(),
  features: list(
    line(64),
    2,
    12,
    'they stand in a list of two columns, which is read at a glance up to a dozen',
  ).describe('The features that decide a purchase, a few words each.'),
  specifications: rows(
    2,
    12,
    'the nameplate is a table of two rows to a dozen; further ratings belong to datasheet.tables',
    {
      label: line(40).describe('The name of the rating, such as "Supply".'),
      value: line(60).describe('The value of the rating, with its unit.'),
      term: reference('glossary')
        .optional()
        .describe('The glossary term that explains the rating to readers.'),
      ...tenderFields,
    },
  ).describe('The rows of the nameplate: a rating and its value each, as printed.'),
  variants: variants
    .optional()
    .describe('Its sizes by voltage and fault level, if a page compares them.'),
  offers: offers
    .optional()
    .describe(
      'What can be bought, with price class and lead time, the most usual first; if left out, its page names no price.',
    ),
  warranty: listed('evidence', { kind: 'warranty', product: OWN })
    .optional()
    .describe('The claim of `content/evidence.yaml` with its warranty.'),
  stories: list(reference('stories'), 0, 6, 'each takes half a screen of the page of the product')
    .superRefine(distinctValues)
    .default([])
    .describe('The success stories in which the product was used, if any; its page links to them.'),
  portrait: productPortrait
    .optional()
    .describe('The pictures at the top of its page; if left out, its symbol takes their place.'),
  datasheet: productDatasheetSchema,
  photometry: photometrySchema.optional(),
  screen: screenSchema
    .optional()
    .describe("The interactive operator's screen near the top of its page, if it has one."),
  proof: proofSchema
    .optional()
    .describe('One thing that the product proves, with a drawing whose reading moves.'),
  record: recordSchema
    .optional()
    .describe('The moment that the product is for, as a drawing with a time cursor.'),
  fits: fitsSchema
    .optional()
    .describe('Where it fits; if left out, its page shows the outline of the datasheet.'),
  details: openHeading
    .optional()
    .describe('The heading above its text; if left out, the one of all products.'),
  closing: invitation
    .optional()
    .describe('The invitation at the end of its page; if left out, the one of all products.'),
  ...publication,
}).superRefine((product, context) => {
  const { portrait, features, specifications, datasheet, proof, record, fits } = product;
  const rows = [
    ...specifications,
    ...datasheet.tables.flatMap((one) => one.rows),
    ...datasheet.standards,
  ];
  const revisions = datasheet.earlier.map(({ revision }) => revision);
  if (revisions.includes(datasheet.revision)) {
    const message = `is "${datasheet.revision}", as an earlier one; raise it, or delete that one`;
    context.addIssue({ code: 'custom', path: ['datasheet', 'revision'], message });
  }
  for (const { path, message } of findUnprintedFigures({ proof, record, fits }, rows)) {
    context.addIssue({ code: 'custom', path, message });
  }
  if (record?.shift && proof?.steps === undefined) {
    const message = 'needs the steps of a proof, which it follows; write proof.steps';
    context.addIssue({ code: 'custom', path: ['record', 'shift'], message });
  }
  for (const [index, { feature }] of portrait?.hotspots.entries() ?? []) {
    if (feature <= features.length) continue;
    const message = `is ${feature}, but the product has ${features.length} features; write the number of one of them, or delete the hotspot`;
    const path = ['portrait', 'hotspots', index, 'feature'];
    context.addIssue({ code: 'custom', path, message });
  }
});

export const products = defineCollection({
  name: 'products',
  schema: productSchema,
  // Fields used only on a product's own pages would bloat every list.
  pick: ({
    datasheet: _,
    screen: __,
    searchTitle: ___,
    photometry: ____,
    variants: _____,
    offers: ______,
    warranty: _______,
    proof: ________,
    record: _________,
    fits: __________,
    details: ___________,
    ...product
  }: Product) => product,
  order: byOrder,
  titleField: 'name',
  excerptField: 'description',
  ratings: {
    rows: 'specifications',
    revision: 'datasheet.revision',
    covers: ['specifications', 'datasheet.tables', 'datasheet.standards', 'datasheet.dimensions'],
  },
  template: {
    sentence: 'Say what it does on a real site.',
    headings: ['How it is installed', 'What it needs around it'],
    requiredField: 'datasheet.standards.0.value',
  },
  needed: true,
});

export type Product = z.infer<typeof productSchema>;
export type ProductEntry = EntryOf<typeof products>;
