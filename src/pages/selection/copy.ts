import { z } from 'zod';
import { group, line, list, rows, seo } from '#check/fields';
import { closing, openHeading } from '../../collections/fields.ts';
import { pageHeader } from '../../components/blocks/shared-copy.ts';

export const selectionCopySchema = group(
  'The selection of switching equipment: `content/pages/products/selection.mdx`.',
  {
    kind: z.literal('selection'),
    seo,
    header: pageHeader,
    filters: group('The filters above the table.', {
      voltage: line(40).describe('The words above the voltages.'),
      fault: line(40).describe('The words above the fault levels.'),
      neutral: line(24).describe('The words above the two kinds of neutral.'),
      any: line(12).describe('The filter that leaves everything.'),
      upTo: line(24).describe('A fault level as a filter; `{fault}` is filled in, in kA.'),
      more: line(24).describe('The filter for fault levels that nothing here takes.'),
      grounded: line(32).describe('The neutral that is solidly grounded.'),
      other: line(32).describe('Any other neutral.'),
    }),
    tooHigh: group('The note shown for a fault level that nothing here takes.', {
      title: line(80).describe('What it does not do.'),
      text: line(200).describe('What may help, and whom to ask.'),
    }),
    columns: group('The heads of the columns.', {
      unit: line(32),
      withstand: line(40),
      current: line(24),
      fault: line(24),
      size: line(32),
      space: line(32),
      price: line(24),
      weeks: line(32),
      files: line(24),
    }),
    system: line(24).describe('The systems of a unit; `{systems}` is filled in.'),
    toGround: line(32).describe('The voltage that counts; `{voltage}` is filled in, in kV.'),
    space: line(32).describe('A depth; `{millimeters}` and `{feet}` are filled in.'),
    mass: line(24).describe('A mass; `{mass}` is filled in, in kg.'),
    open: group('The words in dashed cells: what the offer says and the site does not.', {
      withstand: line(40),
      size: line(40),
      space: line(40),
      price: line(40),
      weeks: line(40),
    }),
    remarks: group('The words below what no document proves yet.', {
      calculated: line(24),
      preparation: line(24),
      sample: line(24),
    }),
    files: group('The links in the last column.', {
      dxf: line(24),
      specification: line(24),
      datasheet: line(24),
      quote: line(24),
    }),
    notes: list(line(280), 1, 6, 'they stand in one column below the table').describe(
      'The remarks below the table: where its figures come from.',
    ),
    same: group('What is alike in every panel.', {
      heading: openHeading,
      facts: rows(1, 6, 'they stand side by side', {
        label: line(24).describe('The name of the rating, as on the nameplate.'),
        text: line(100).describe('What it means, below its value.'),
      }).describe('Ratings of the nameplate; their values are taken from there.'),
    }),
    own: group('The datasheet of a unit that has a table of its own.', {
      title: line(60).describe('The heading; `{name}` is filled in.'),
      lead: line(220).describe('The sentence beside the heading.'),
      size: line(32).describe('The heading above its outline.'),
    }),
    closing,
  },
);
