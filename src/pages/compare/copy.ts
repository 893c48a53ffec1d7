import { z } from 'zod';
import { group, line, list, reference, rows, seo } from '#check/fields';
import { distinctValues } from '../../collections/distinct.ts';
import { closing } from '../../collections/fields.ts';
import { pageHeader } from '../../components/blocks/shared-copy.ts';

const row = z.strictObject({
  label: line(32).describe('The label of the row, in the first column of the table.'),
  from: list(line(40), 1, 12, 'ratings of a dozen names are no longer one kind of rating').describe(
    'The ratings shown in this row, named as on nameplates and in the tables of datasheets.',
  ),
});

export const compareCopySchema = group(
  'The comparison of all products: `content/pages/products/compare.mdx`.',
  {
    kind: z.literal('compare'),
    seo,
    header: pageHeader,
    columns: line(24).describe(
      'The words above the checkboxes that choose which products are shown.',
    ),
    presets: rows(0, 5, 'they stand in one line above the table', {
      label: line(24).describe('The text of the link.'),
      products: list(reference('products'), 2, 6, 'more are nearly all of them')
        .superRefine(distinctValues)
        .describe('The products that the link shows side by side.'),
    })
      .default([])
      .describe('Links to popular comparisons, above the table.'),
    all: line(40).describe('The link that shows all products again.'),
    announcement: line(60).describe(
      'What screen readers say when a visitor changes the columns; `{count}` of `{all}` columns are shown.',
    ),
    none: line(120).describe('The message shown when no product is chosen.'),
    table: line(60).describe('The name of the table, for screen readers.'),
    rating: line(24).describe('The heading of the first column, for screen readers.'),
    absent: line(40).describe(
      'What screen readers say instead of the dash where a product has no such rating.',
    ),
    main: line(32).describe('The label of the row with the first rating on each nameplate.'),
    further: line(32).describe(
      'The label of the row for nameplate ratings that no other row includes.',
    ),
    groups: rows(1, 6, 'the table is printed on one page', {
      title: line(32).describe('The heading of the group.'),
      rows: list(row, 1, 12, 'a group is read at a glance up to a dozen rows').describe(
        'The rows of the group; a row is left out if no product has a rating for it.',
      ),
    }).describe('The groups of rows in the table, from top to bottom.'),
    datasheets: group('The last group: what follows from the datasheets.', {
      title: line(32).describe('The heading of the group.'),
      dimensions: line(32).describe('The label of the row for width, height and depth.'),
      standards: line(32).describe('The label of the row for standards.'),
      ordering: line(32).describe('The label of the row for the ordering code.'),
      datasheet: line(32).describe('The label of the row with links to the datasheets.'),
    }),
    closing,
  },
);
