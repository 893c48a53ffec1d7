import { z } from 'zod';
import { action, group, line, seo } from '#check/fields';
import { closing } from '../../collections/fields.ts';
import { pageHeader } from '../../components/blocks/shared-copy.ts';

export const productsCopySchema = group('The list of products: `content/pages/products.mdx`.', {
  kind: z.literal('products'),
  seo,
  header: pageHeader,
  index: line(40).describe('The name of the strip of product symbols, for screen readers.'),
  quote: action.describe(
    'The button to request a quote; the product is added to its link automatically.',
  ),
  datasheet: line(40).describe('The button that leads to the datasheet of a product.'),
  compare: action.describe('The link to the table that compares the ratings of all products.'),
  buying: action.describe(
    'The link to prices, lead times and warranty, on the page of each product.',
  ),
  build: action.describe('The link to the page that draws a one-line.'),
  closing,
});
