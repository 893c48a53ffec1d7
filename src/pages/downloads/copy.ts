import { z } from 'zod';
import { group, line, list, rows, seo } from '#check/fields';
import { distinctValues } from '../../collections/distinct.ts';
import { heading } from '../../collections/fields.ts';
import { pageHeader } from '../../components/blocks/shared-copy.ts';

/** The kinds of files, one a column; a product has at most one file of most. */
export const FILE_KINDS = ['pdf', 'docx', 'md', 'dxf', 'svg', 'icd', 'ies', 'csv'] as const;

const kind = z.strictObject({
  name: line(8).describe('The name of the kind, such as "PDF".'),
  note: line(20).describe('What such a file is here, such as "datasheet".'),
});

export const downloadsCopySchema = group(
  'The files of all products: `content/pages/support/downloads.mdx`.',
  {
    kind: z.literal('downloads'),
    seo,
    header: pageHeader,
    filters: group('The filters above the table: what is not chosen steps back.', {
      legend: line(40).describe('The words for screen readers before the filters.'),
      all: line(24).describe('The filter that leaves everything.'),
      groups: rows(1, 5, 'they stand in one line', {
        label: line(32).describe('What files are needed for.'),
        kinds: list(z.enum(FILE_KINDS), 1, 7, 'all of them are the first filter')
          .superRefine(distinctValues)
          .describe('The kinds of files for it.'),
      }).describe('The filters after that, by what files are needed for.'),
    }),
    table: line(60).describe('The name of the table, for screen readers.'),
    columns: group('The heads of the columns beside those of kinds.', {
      product: line(24),
      archive: line(12),
      archiveNote: line(20),
    }),
    kinds: group('The heads of the columns of kinds.', {
      pdf: kind,
      docx: kind,
      md: kind,
      dxf: kind,
      svg: kind,
      icd: kind,
      ies: kind,
      csv: kind,
    }),
    points: line(16).describe('The word for a point list, the second CSV file of a product.'),
    none: line(24).describe('What screen readers say for a kind of which a product has no file.'),
    revision: line(40).describe('Below a name; `{revision}` is filled in, and the day follows.'),
    archive: line(12).describe('The word for an archive with all files of a product.'),
    contents: line(32).describe('What is in one; `{count}` is filled in, and the size follows.'),
    notes: list(line(280), 1, 4, 'they stand in one column below the table').describe(
      'The remarks below the table: what the files are.',
    ),
    about: heading.describe('The heading above the text: what a file is, and what it is not.'),
  },
);
