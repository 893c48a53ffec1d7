import { z } from 'zod';

import { action, heading, line } from './fields';

/** What surrounds each product on its own page: `content/pages/products/[slug].mdx`. */
export const productCopySchema = z.strictObject({
  kind: z.literal('product'),
  /** The heading above the ratings. */
  ratings: heading,
  /** The heading above the features. */
  features: line(40),
  /** The heading above the prose. */
  practice: heading,
  /** The heading above the story in which it was used. */
  story: heading,
  /** The heading above the next two products. */
  next: heading,
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

/** What surrounds each market on its own page: `content/pages/markets/[slug].mdx`. */
export const marketCopySchema = z.strictObject({
  kind: z.literal('market'),
  /** The heading above the prose. */
  practice: heading,
  /** The heading above the other markets. */
  next: heading,
});

/** What surrounds each story on its own page: `content/pages/stories/[slug].mdx`. */
export const storyCopySchema = z.strictObject({
  kind: z.literal('story'),
  /** The words in front of the facts of a project. */
  facts: z.strictObject({
    client: line(24),
    location: line(24),
    duration: line(24),
    market: line(24),
  }),
  /** The heading above the readings. */
  results: line(40),
  /** The heading above the phases. */
  timeline: heading,
  /** The heading above the products. */
  products: heading,
});

/** What surrounds each article: `content/pages/insights/[slug].mdx`. */
export const insightCopySchema = z.strictObject({
  kind: z.literal('insight'),
  /** The words in front of the facts of an article. */
  facts: z.strictObject({
    category: line(24),
    author: line(24),
    date: line(24),
    readTime: line(24),
    minutes: line(8),
  }),
  /** The word in front of the number of a figure. */
  figure: line(12),
  /** The heading above the table of contents. */
  contents: line(32),
  /** The links at the end to the articles before and after this one. */
  neighbours: z.strictObject({
    /** To the next newer article. */
    newer: line(24),
    /** To the next older one. */
    older: line(24),
  }),
  /** What a reader may do at the end of an article. */
  aids: z.strictObject({
    /** The button that copies the address. */
    copy: line(24),
    /** Said once it is copied. */
    copied: line(40),
    /** The name of the box that shows the address where it cannot be copied. */
    address: line(40),
    /** The button that opens the share sheet of the device. */
    share: line(24),
    /** The button that leads back to the headline. */
    top: line(24),
  }),
  /** The heading above related articles. */
  related: heading,
});

/** What surrounds each position: `content/pages/company/careers/[slug].mdx`. */
export const jobCopySchema = z.strictObject({
  kind: z.literal('job'),
  /** The words in front of the facts of a position. */
  facts: z.strictObject({
    department: line(24),
    location: line(24),
    type: line(24),
    posted: line(24),
  }),
  /** The button; the position is added to its address. */
  apply: action,
  /** The link to the other positions. */
  others: action,
});
