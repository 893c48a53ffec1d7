import { z } from 'zod';
import { group, line } from '#check/fields';
import { definePage, everyEntry, type LoaderData } from '#site';
import { facts, headline, link, list, paragraph, section } from '#site/markdown';
import { products } from '../../collections/products/collection.ts';
import { listOutlineLinks, toOutline } from '../../collections/products/outline.ts';
import { listFileLinks, toSheetNumber } from '../../collections/products/product-files.ts';
import { toOptionRows, toOrderText } from '../../collections/products/rows.ts';
import { specificationCopySchema } from '../../collections/products/specification-copy.ts';
import { toCsvFile } from '../../lib/csv.ts';
import { withCustomaryUnits } from '../../lib/customary-units.ts';
import { interpolate } from '../../lib/text.ts';

export const datasheetCopySchema = group(
  'The words on every rating sheet: `content/pages/products/[slug]/datasheet.mdx`.',
  {
    kind: z.literal('datasheet'),
    title: line(24).describe('The kind of document, above the name, such as "Rating sheet".'),
    searchTitle: line(60).describe(
      'The title in search results; `{name}` and `{category}` are those of the product.',
    ),
    description: line(160).describe(
      'The description in search results; `{name}` and `{category}` are those of the product.',
    ),
    back: line(24).describe("The words before the product's name, in the link back to its page."),
    print: line(24).describe('The button that prints the sheet.'),
    download: line(24).describe('The link that downloads the same sheet as a PDF file.'),
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

export const datasheet = definePage({
  copy: datasheetCopySchema,
  files: ['.pdf'],
  getStaticPaths: everyEntry(products),
  loader: async ({ entry, fields, copy, path, content, sizes }) => {
    const { headings } = copy;
    const names = { name: entry.name, category: entry.category };
    const { tables, standards, earlier, ...sheet } = fields.sheet;
    const { revision, revised, change } = sheet;
    const toTable = (title: string, rows: { label: string; value: string }[]) => ({
      title,
      rows: withCustomaryUnits(rows).map(({ label, value }) => ({ label, value })),
    });
    const ratings = toTable(headings.ratings, entry.specifications);
    const further = [
      ...tables.map(({ title, rows }) => toTable(title, rows)),
      toTable(headings.standards, standards),
    ];
    const csv = [ratings, ...further].flatMap(({ title, rows }) =>
      rows.map(({ label, value }) => [title, label, value]),
    );
    return {
      head: {
        title: `${entry.name}, ${copy.title}`,
        searchTitle: interpolate(copy.searchTitle, names),
        description: interpolate(copy.description, names),
      },
      breadcrumb: [{ label: entry.name, path: entry.path }],
      // The page only links to the specification text.
      copy: { ...copy, specification: { ...copy.specification, parts: [] } },
      product: entry,
      sheet,
      ratings,
      /** The other tables; the standards are the last one. */
      tables: further,
      /** Newest first. */
      revisions: [{ revision, revised, change }, ...earlier],
      outline: toOutline(sheet.dimensions, copy.views),
      /**
       * The links to the outline as a drawing for documents and for CAD, the ratings as a table, the
       * specification text and the files for design software.
       */
      files: [
        ...listOutlineLinks(entry.slug, sheet.dimensions, copy),
        { label: content.site.labels.csv, ...toCsvFile(`${entry.name} ${headings.ratings}`, csv) },
        ...(await listFileLinks(entry, content, copy, sizes)),
      ],
      /** The other options at each position of the ordering code. */
      options: toOptionRows(sheet.ordering),
      /** The drawing number in its title block. */
      drawing: toSheetNumber(entry),
      /** The address of the same sheet as a PDF. */
      file: `${path}.pdf`,
    };
  },
  meta: ({ product }) => ({ cardPicture: product.portrait?.day }),
  toMarkdown: ({ copy, product, ratings, tables, sheet, file, options, revisions }) => [
    headline(`${product.name}, ${copy.title}`),
    paragraph(`${product.category}. `, link(copy.download, file)),
    section(copy.headings.features, list(product.features)),
    ...[ratings, ...tables].map(({ title, rows }) => section(title, facts(rows))),
    section(copy.headings.ordering, toOrderText(sheet.ordering), facts(options)),
    section(
      copy.headings.revisions,
      facts(
        revisions.map(({ revision, revised, change }) => ({
          label: revision,
          value: `${revised}. ${change}`,
        })),
      ),
    ),
  ],
});

export type DatasheetPage = LoaderData<typeof datasheet>;
