import { z } from 'zod';

import { closing, group, line, list, reference, seo } from '#check/fields';
import { pageHeader } from '../../components/blocks/page-parts';

/** A row of the table, and the ratings that it gathers. */
const row = z.strictObject({
  label: line(32).describe('The words in the first column.'),
  from: list(line(40), 1, 12, 'ratings of a dozen names are no longer one kind of rating').describe(
    'The ratings that stand in this row, by their names on nameplates and in tables of rating sheets.',
  ),
});

export const compareCopySchema = group(
  'The comparison of all products: `content/pages/products/compare.mdx`.',
  {
    kind: z.literal('compare'),
    seo,
    header: pageHeader,
    columns: line(24).describe('The words above the choice of products.'),
    presets: list(
      z.strictObject({
        label: line(24).describe('The words of the link.'),
        products: list(reference('products'), 2, 6, 'more are nearly all of them').describe(
          'The products whose columns it shows.',
        ),
      }),
      0,
      5,
      'they stand in one line above the table',
    )
      .default([])
      .describe('Links to comparisons that are often wanted.'),
    all: line(40).describe('The link that shows all products again.'),
    shown: line(60).describe(
      'What screen readers say once other columns are chosen. `{count}` of `{all}` are shown.',
    ),
    none: line(120).describe('When no product is chosen.'),
    table: line(60).describe('The name of the table, for screen readers.'),
    rating: line(24).describe('The name of its first column, for screen readers.'),
    absent: line(40).describe(
      'What screen readers say where a product has no such rating, in place of a dash.',
    ),
    main: line(32).describe('The row of the first rating of each nameplate.'),
    further: line(32).describe('The row of what nameplates say and no other row gathers.'),
    groups: list(
      z.strictObject({
        title: line(32).describe('The heading of the group.'),
        rows: list(row, 1, 12, 'a group is read at a glance up to a dozen rows').describe(
          'Its rows; one that no product has a rating for is left out.',
        ),
      }),
      1,
      6,
      'the table is printed on one page',
    ).describe('The groups of rows, first to last.'),
    sheet: group('The last group: what follows from the rating sheets.', {
      title: line(32).describe('The heading of the group.'),
      dimensions: line(32).describe('The row of width, height and depth.'),
      standards: line(32).describe('The row of standards.'),
      ordering: line(32).describe('The row of the ordering code.'),
      datasheet: line(32).describe('The row of links to the rating sheets.'),
    }),
    closing,
  },
);
