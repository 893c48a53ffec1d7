import { z } from 'zod';

import { action, closing, line, seo } from '#check/fields';
import { pageHeader } from '../../components/blocks/page-parts';

/** The list of products: `content/pages/products.mdx`. */
export const productsCopySchema = z.strictObject({
  kind: z.literal('products'),
  seo,
  header: pageHeader,
  /** The name of the strip of symbols, for screen readers. */
  index: line(40),
  /** The button that asks for a quote; the product is added to its address. */
  quote: action,
  /** The button that leads to the rating sheet of a product. */
  datasheet: line(40),
  /** The link to the table that compares the ratings of all products. */
  compare: action,
  /** The link to the page that draws a one-line. */
  build: action,
  closing,
});

/** The words on every rating sheet: `content/pages/products/[slug]/datasheet.mdx`. */
export const datasheetCopySchema = z.strictObject({
  kind: z.literal('datasheet'),
  /** What the document is; it stands above the product's name. */
  title: line(24),
  /** In front of the product's name, on the link back to its page. */
  back: line(24),
  /** The button that prints the sheet. */
  print: line(24),
  /** The link to the same sheet as a file. */
  download: line(24),
  /** The headings of its parts. */
  headings: z.strictObject({
    ratings: line(24),
    features: line(24),
    standards: line(24),
    dimensions: line(24),
    ordering: line(24),
    /** The list of revisions. */
    revisions: line(24),
  }),
  /** The links to the outline as files, below the drawing. */
  outline: z.strictObject({
    /** The drawing for documents. */
    svg: line(24),
    /** The drawing for CAD. */
    dxf: line(24),
  }),
  /** The two views of the outline drawing. */
  views: z.strictObject({ front: line(12), side: line(12) }),
  /** The cells of the title block at its foot. */
  cells: z.strictObject({
    company: line(12),
    contact: line(12),
    drawing: line(12),
    sheet: line(12),
    revision: line(12),
    released: line(12),
  }),
  /** In the cell of the sheet's number. */
  onlySheet: line(12),
});
