import { z } from 'zod';
import { action, closing, group, line, seo } from '#check/fields';
import { definePage, type LoaderData } from '#site';
import { facts, link, list, paragraph, section } from '#site/markdown';
import { products as collection } from '../../collections/products/collection.ts';
import { pageHeader, toHeadMarkdown } from '../../components/blocks/page-parts.ts';

export const productsCopySchema = group('The list of products: `content/pages/products.mdx`.', {
  kind: z.literal('products'),
  seo,
  header: pageHeader,
  index: line(40).describe('The name of the strip of product symbols, for screen readers.'),
  quote: action.describe(
    'The button to request a quote; the product is added to its link automatically.',
  ),
  datasheet: line(40).describe('The button that leads to the rating sheet of a product.'),
  compare: action.describe('The link to the table that compares the ratings of all products.'),
  buying: action.describe(
    'The link to prices, lead times and warranty, on the page of each product.',
  ),
  build: action.describe('The link to the page that draws a one-line.'),
  closing,
});

export const products = definePage({
  copy: productsCopySchema,
  anchors: ({ slugsOf }) => slugsOf(collection),
  loader: ({ content }) => {
    const { all } = content.getCollection(collection);
    const terms = all.flatMap(({ specifications }) => specifications.map(({ term }) => term));
    return { products: all, terms: content.terms(terms) };
  },
  toMarkdown: (page) => [
    ...toHeadMarkdown(page),
    ...page.products.map((product) =>
      section(
        product.name,
        paragraph(link(product.category, product.path), `. ${product.description}`),
        list(product.features),
        facts(product.specifications),
      ),
    ),
  ],
});

export type ProductsPage = LoaderData<typeof products>;
