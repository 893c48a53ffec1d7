import { z } from 'zod';
import {
  accent,
  invitation,
  line,
  list,
  order,
  publication,
  reference,
  searchTitle,
  symbol,
} from '#check/fields';
import { TO_DO } from '#check/starter-sentences';
import { byOrder, defineCollection, type EntryOf } from '#site';
import { photometrySchema } from './photometry';
import { findHotspotProblem, productPortraitSchema } from './portrait';
import { screenSchema } from './screen';
import { productSheetSchema } from './sheet';

export const productIconNames = [
  'core',
  'gridops',
  'switch',
  'lumen',
  'powersync',
  'link',
] as const;

const productFields = z.strictObject({
  order: order.describe(
    'Where the product stands in every list of products, counted from 1; the check names a free number where one is taken.',
  ),
  name: line(40).describe("The product's name as it is printed on the cabinet door."),
  category: line(60).describe('What kind of equipment it is, such as "Power Metering".'),
  designation: line(6).describe('Its reference designation on a one-line diagram, such as "PG1".'),
  icon: z
    .enum(productIconNames)
    .optional()
    .describe(
      'The symbol that stands for it in every drawing; without one, its designation in a box.',
    ),
  symbol: symbol
    .optional()
    .describe(
      'A symbol of its own instead: `./name.svg` beside this file, drawn in a field of 96 by 96.',
    ),
  color: accent
    .default('copper')
    .describe('The color of its accents; copper where nothing is said.'),
  tagline: line(160).describe('One sentence for the grid on the home page.'),
  description: line(240).describe(
    'One or two sentences for the products page and for search results.',
  ),
  searchTitle: searchTitle.optional(),
  features: list(
    line(64),
    2,
    12,
    'they stand in a list of two columns, which is read at a glance up to a dozen',
  ).describe('The features that decide a purchase, a few words each.'),
  specifications: list(
    z.strictObject({
      label: line(40).describe('The name of the rating.'),
      value: line(60).describe('Its value with the unit.'),
      term: reference('glossary')
        .optional()
        .describe('A term of the glossary that explains the rating.'),
    }),
    2,
    12,
    'the nameplate is a table of two rows to a dozen; further ratings belong to sheet.tables',
  ).describe('The rows of the nameplate: a rating and its value, as they are printed.'),
  stories: list(reference('stories'), 0, 6, 'each takes half a screen of the page of the product')
    .default([])
    .describe('The success stories in which it was used, if any is told yet.'),
  portrait: productPortraitSchema
    .optional()
    .describe('How it looks; without it, its symbol takes the place.'),
  sheet: productSheetSchema,
  photometry: photometrySchema.optional(),
  screen: screenSchema
    .optional()
    .describe("The operator's screen that opens its page, if it has one."),
  closing: invitation
    .optional()
    .describe('The invitation at the end of its page; without one, that of every product.'),
  ...publication,
});

export const productSchema = productFields
  .describe('A product: `content/products/<slug>.mdx`.')
  .superRefine(({ portrait, features }, context) => {
    const problem = findHotspotProblem(portrait?.hotspots ?? [], features.length);
    if (problem === undefined) return;
    const path = ['portrait', 'hotspots', problem.index, 'feature'];
    context.addIssue({ code: 'custom', path, message: problem.message });
  })
  .superRefine(({ specifications }, context) => {
    const labels = specifications.map(({ label }) => label);
    // Rows of a new product are still to be named.
    const isTwice = (label: string, at: number) =>
      !label.startsWith(TO_DO) && labels.indexOf(label) < at;
    const index = labels.findIndex(isTwice);
    if (index < 0) return;
    const message = `is "${labels[index]}", as in a row above, and the comparison shows one of the two; write another name`;
    context.addIssue({ code: 'custom', path: ['specifications', index, 'label'], message });
  });

export const products = defineCollection({
  name: 'products',
  schema: productSchema,
  // Fields used only on a product's own pages would bloat every list.
  shown: ({
    sheet: _,
    screen: __,
    searchTitle: ___,
    photometry: ____,
    ...product
  }: z.output<typeof productSchema>) => product,
  order: byOrder,
  roles: { title: 'name', excerpt: 'description' },
  starter: {
    sentence: 'Say what it does on a real site.',
    headings: ['How it is installed', 'What it needs around it'],
  },
  needed: true,
});

/** A product's own copy, without what only its rating sheet and its screen show. */
export type Product = Omit<
  z.infer<typeof productSchema>,
  'sheet' | 'screen' | 'portrait' | 'searchTitle' | 'photometry'
>;
export type ProductEntry = EntryOf<typeof products>;
export type ProductIcon = (typeof productIconNames)[number];
