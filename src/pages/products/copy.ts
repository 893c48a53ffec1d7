import { z } from 'zod';

import { action, closing, line, seo } from '#check/fields';
import { specificationCopySchema } from '../../collections/products/specification-copy';
import { pageHeader } from '../../components/blocks/page-parts';

export const productsCopySchema = z
  .strictObject({
    kind: z.literal('products'),
    seo,
    header: pageHeader,
    index: line(40).describe('The name of the strip of symbols, for screen readers.'),
    quote: action.describe(
      'The button that asks for a quote; the product is added to its address.',
    ),
    datasheet: line(40).describe('The button that leads to the rating sheet of a product.'),
    compare: action.describe('The link to the table that compares the ratings of all products.'),
    build: action.describe('The link to the page that draws a one-line.'),
    closing,
  })
  .describe('The list of products: `content/pages/products.mdx`.');

export const datasheetCopySchema = z
  .strictObject({
    kind: z.literal('datasheet'),
    title: line(24).describe("What the document is; it stands above the product's name."),
    description: line(160).describe(
      'The sentence for search results; `{name}` and `{category}` stand for the product.',
    ),
    back: line(24).describe("In front of the product's name, on the link back to its page."),
    print: line(24).describe('The button that prints the sheet.'),
    download: line(24).describe('The link to the same sheet as a file.'),
    headings: z
      .strictObject({
        ratings: line(24),
        features: line(24),
        standards: line(24),
        dimensions: line(24),
        ordering: line(24),
        revisions: line(24).describe('The list of revisions.'),
      })
      .describe('The headings of its parts.'),
    outline: z
      .strictObject({
        svg: line(24).describe('The drawing for documents.'),
        dxf: line(24).describe('The drawing for CAD.'),
      })
      .describe('The links to the outline as files, below the drawing.'),
    specification: specificationCopySchema,
    kit: z
      .strictObject({
        ies: line(40).describe('The link to the photometric file, for products with `photometry`.'),
        icd: line(40).describe(
          'The link to the excerpt of the ICD file, for products whose point list has a column "CDC".',
        ),
        origin: line(100).describe('In the photometric file: where its intensities come from.'),
        note: line(300).describe('In the excerpt of the ICD file: what it is, and what it is not.'),
      })
      .describe('The files for design programs: photometry, and points by IEC 61850.'),
    views: z
      .strictObject({ front: line(12), side: line(12) })
      .describe('The two views of the outline drawing.'),
    cells: z
      .strictObject({
        company: line(12),
        contact: line(12),
        drawing: line(12),
        sheet: line(12),
        revision: line(12),
        released: line(12),
      })
      .describe('The cells of the title block at its foot.'),
    onlySheet: line(12).describe("In the cell of the sheet's number."),
  })
  .describe('The words on every rating sheet: `content/pages/products/[slug]/datasheet.mdx`.');
