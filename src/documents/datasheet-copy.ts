import { z } from 'zod';
import { group, line } from '#check/fields';
import { specificationCopySchema } from './specification/copy.ts';

export const datasheetCopySchema = group(
  'The words on every datasheet: `content/pages/products/[slug]/datasheet.mdx`.',
  {
    kind: z.literal('datasheet'),
    title: line(24).describe('The kind of document, above the name, such as "Datasheet".'),
    searchTitle: line(60).describe(
      'The title in search results; `{name}` and `{category}` are those of the product.',
    ),
    description: line(160).describe(
      'The description in search results; `{name}` and `{category}` are those of the product.',
    ),
    back: line(24).describe("The words before the product's name, in the link back to its page."),
    print: line(24).describe('The button that prints the datasheet.'),
    download: line(24).describe('The link that downloads the same datasheet as a PDF file.'),
    headings: group('The headings of its parts.', {
      ratings: line(24),
      features: line(24),
      standards: line(24),
      dimensions: line(24),
      ordering: line(24),
      revisions: line(24).describe('The heading above the list of revisions.'),
    }),
    outline: group('The links to the outline as files, below the drawing.', {
      svg: line(24).describe('The link to the drawing as an SVG file, for documents.'),
      dxf: line(24).describe('The link to the drawing as a DXF file, for CAD.'),
    }),
    specification: specificationCopySchema,
    kit: group('The files for design programs: photometry, and points by IEC 61850.', {
      ies: line(40).describe('The link to the photometric file, for products with `photometry`.'),
      icd: line(40).describe(
        'The link to the excerpt of the ICD file, for products whose point list has a column "CDC".',
      ),
      origin: line(100).describe(
        'The note in the photometric file: where its intensities come from.',
      ),
      note: line(300).describe('The note in the excerpt of the ICD file: what it is and is not.'),
    }),
    views: group('The two views of the outline drawing.', { front: line(12), side: line(12) }),
    cells: group('The cells of the title block at its foot.', {
      company: line(12),
      contact: line(12),
      drawing: line(12),
      sheet: line(12),
      revision: line(12),
      released: line(12),
    }),
    onlySheet: line(12).describe('The sheet number in the title block, such as "1 of 1".'),
  },
);
