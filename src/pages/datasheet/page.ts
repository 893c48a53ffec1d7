import { facts, headline, link, list, paragraph, section } from '#base/markdown';
import { interpolate } from '#base/text';
import { definePage, everyEntry, type LoaderData } from '#site';
import { products } from '../../collections/products/collection';
import { toSheetNumber } from '../../collections/products/datasheets';
import { toOptionRows, toOrderText } from '../../collections/products/ordering';
import { listOutlineLinks, toOutline } from '../../collections/products/outline';
import { listFileLinks } from '../../collections/products/product-files';
import { listRevisions, type Revision } from '../../collections/products/revisions';
import { toCsvRows } from '../../collections/products/rows';
import { toCsvFile } from '../../lib/csv';
import { datasheetCopySchema } from '../products/copy';

export const datasheet = definePage({
  copy: datasheetCopySchema,
  files: ['.pdf'],
  getStaticPaths: everyEntry(products),
  loader: ({ entry, fields, copy, path, content, sizes }) => ({
    head: {
      title: `${entry.name}, ${copy.title}`,
      description: interpolate(copy.description, { name: entry.name, category: entry.category }),
    },
    breadcrumb: [{ label: entry.name, path: entry.path }],
    // The page only links to the specification text.
    copy: { ...copy, specification: { ...copy.specification, parts: [] } },
    product: entry,
    sheet: fields.sheet,
    outline: toOutline(fields.sheet.dimensions, copy.views),
    /**
     * The links to the outline as a drawing for documents and for CAD, the ratings as a table, the
     * specification text and the files for design software.
     */
    files: [
      ...listOutlineLinks(entry.slug, fields.sheet.dimensions, copy),
      {
        label: content.site.labels.csv,
        ...toCsvFile(
          `${entry.name} ${copy.headings.ratings}`,
          toCsvRows(entry, fields.sheet, copy.headings),
        ),
      },
      ...listFileLinks(entry, content, copy, sizes),
    ],
    revisions: listRevisions(fields.sheet),
    /** The other options at each position of the ordering code. */
    options: toOptionRows(fields.sheet.ordering),
    /** The drawing number in its title block. */
    drawing: toSheetNumber(entry),
    /** The address of the same sheet as a PDF. */
    file: `${path}.pdf`,
  }),
  meta: ({ product }) => ({ cardPicture: product.portrait?.day }),
  toMarkdown: ({ copy, product, sheet, file, options, revisions }) => [
    headline(`${product.name}, ${copy.title}`),
    paragraph(`${product.category}. `, link(copy.download, file)),
    section(copy.headings.features, list(product.features)),
    section(copy.headings.ratings, facts(product.specifications)),
    ...sheet.tables.map(({ title, rows }) => section(title, facts(rows))),
    section(copy.headings.standards, facts(sheet.standards)),
    section(copy.headings.ordering, toOrderText(sheet.ordering), facts(options)),
    section(copy.headings.revisions, facts(revisions.map(toRevisionRow))),
  ],
});

export type DatasheetPage = LoaderData<typeof datasheet>;

function toRevisionRow({ revision, revised, change }: Revision) {
  return { label: revision, value: `${revised}. ${change}` };
}
