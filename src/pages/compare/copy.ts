import { z } from 'zod';

import { closing, line, list, reference, seo } from '#check/fields';
import { pageHeader } from '../../components/blocks/page-parts';

/** A row of the table, and the ratings that it gathers. */
const row = z.strictObject({
  /** The words in the first column. */
  label: line(32),
  /** The ratings that stand in this row, by their names on nameplates and in tables of rating sheets. */
  from: list(line(40), 1, 12, 'ratings of a dozen names are no longer one kind of rating'),
});

/** The comparison of all products: `content/pages/products/compare.mdx`. */
export const compareCopySchema = z.strictObject({
  kind: z.literal('compare'),
  seo,
  header: pageHeader,
  /** The words above the choice of products. */
  columns: line(24),
  /** Links to comparisons that are often wanted. */
  presets: list(
    z.strictObject({
      /** The words of the link. */
      label: line(24),
      /** The products whose columns it shows. */
      products: list(reference('products'), 2, 6, 'more are nearly all of them'),
    }),
    0,
    5,
    'they stand in one line above the table',
  ).default([]),
  /** The link that shows all products again. */
  all: line(40),
  /** What screen readers say once other columns are chosen. `{count}` of `{all}` are shown. */
  shown: line(60),
  /** When no product is chosen. */
  none: line(120),
  /** The name of the table, for screen readers. */
  table: line(60),
  /** The name of its first column, for screen readers. */
  rating: line(24),
  /** What screen readers say where a product has no such rating, in place of a dash. */
  absent: line(40),
  /** The row of the first rating of each nameplate. */
  main: line(32),
  /** The row of what nameplates say and no other row gathers. */
  further: line(32),
  /** The groups of rows, first to last. */
  groups: list(
    z.strictObject({
      /** The heading of the group. */
      title: line(32),
      /** Its rows; one that no product has a rating for is left out. */
      rows: list(row, 1, 12, 'a group is read at a glance up to a dozen rows'),
    }),
    1,
    6,
    'the table is printed on one page',
  ),
  /** The last group: what follows from the rating sheets. */
  sheet: z.strictObject({
    /** The heading of the group. */
    title: line(32),
    /** The row of width, height and depth. */
    dimensions: line(32),
    /** The row of standards. */
    standards: line(32),
    /** The row of the ordering code. */
    ordering: line(32),
    /** The row of links to the rating sheets. */
    datasheet: line(32),
  }),
  closing,
});
