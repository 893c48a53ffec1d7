import { z } from 'zod';

import { accent, draft, line, order, publishAt, reference } from './fields';
import { productSheetSchema } from './product-sheet';

export const productIconNames = [
  'core',
  'gridops',
  'switch',
  'lumen',
  'powersync',
  'link',
] as const;

/** A product: `content/products/<slug>.mdx`. */
export const productSchema = z.strictObject({
  /** Where the product stands in every list of products, counted from 1. */
  order,
  /** The product's name as it is printed on the cabinet door. */
  name: line(24),
  /** What kind of equipment it is, such as "Power Metering". */
  category: line(40),
  /** Its reference designation on a one-line diagram, such as "PG1". */
  designation: line(6),
  /** The symbol that stands for it in every drawing. */
  icon: z.enum(productIconNames),
  /** The colour of its accents. */
  color: accent,
  /** One sentence for the grid on the home page. */
  tagline: line(160),
  /** One or two sentences for the products page and for search results. */
  description: line(240),
  /** The six features that decide a purchase, a few words each. */
  features: z.array(line(64)).length(6),
  /** The rows of the nameplate: a rating and its value, as they are printed. */
  specifications: z
    .array(
      z.strictObject({
        /** The name of the rating. */
        label: line(40),
        /** Its value with the unit. */
        value: line(60),
        /** A term of the glossary that explains the rating. */
        term: reference('glossary').optional(),
      }),
    )
    .min(4)
    .max(12),
  /** The drawing number of its page. */
  drawing: line(12),
  /** The success stories in which it was used. */
  stories: z.array(reference('stories')).min(1).max(3),
  sheet: productSheetSchema,
  /** Write `true` while it is unfinished: only `npm run dev` shows it then. */
  draft,
  /** The day it goes online, such as 2026-12-01; before that day only `npm run dev` shows it. */
  publishAt,
});

/** A product as pages show it; what only its rating sheet says is left to the sheet. */
export type Product = Omit<z.infer<typeof productSchema>, 'sheet'>;
export type ProductIcon = Product['icon'];
