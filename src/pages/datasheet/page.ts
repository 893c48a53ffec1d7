import { definePage, everyEntry, type LoaderData } from '#site';
import { facts, headline, link, list, paragraph, section } from '#site/markdown';
import { products } from '../../collections/products/collection.ts';
import { toDatasheet } from '../../documents/datasheet.ts';
import { datasheetCopySchema } from '../../documents/datasheet-copy.ts';
import { listFileLinks } from '../../documents/product-files.ts';
import { readDatasheet } from '../../documents/read-datasheet.ts';
import { toOrderText } from '../../documents/rows.ts';
import { interpolate } from '../../lib/text.ts';

export const datasheetPage = definePage({
  copy: datasheetCopySchema,
  files: ['.pdf', '.csv'],
  getStaticPaths: everyEntry(products),
  loader: async ({ entry, copy, path, content, sizeOf }) => {
    const names = { name: entry.name, category: entry.category };
    const datasheet = toDatasheet(entry, readDatasheet(content, entry.slug), copy);
    const { outline, specification, kit } = copy;
    return {
      head: {
        title: `${entry.name}, ${copy.title}`,
        searchTitle: interpolate(copy.searchTitle, names),
        description: interpolate(copy.description, names),
      },
      breadcrumb: [{ label: entry.name, path: entry.path }],
      // The page only links to the specification text.
      copy: { ...copy, specification: { ...copy.specification, parts: [] } },
      ...datasheet,
      /**
       * The links to the outline as a drawing for documents and for CAD, the ratings as a table, the
       * specification text and the files for design software.
       */
      files: await listFileLinks(
        entry,
        content,
        {
          svg: outline.svg,
          dxf: outline.dxf,
          ratings: content.site.labels.csv,
          docx: specification.docx,
          markdown: specification.markdown,
          ies: kit.ies,
          icd: kit.icd,
        },
        sizeOf,
      ),
      /** The address of the same datasheet as a PDF. */
      file: `${path}.pdf`,
    };
  },
  meta: ({ product }) => ({ cardPicture: product.portrait?.day }),
  toMarkdown: ({ copy, product, ratings, tables, fields, file, options, revisions }) => [
    headline(`${product.name}, ${copy.title}`),
    paragraph(`${product.category}. `, link(copy.download, file)),
    section(copy.headings.features, list(product.features)),
    ...[ratings, ...tables].map(({ title, rows }) => section(title, facts(rows))),
    section(copy.headings.ordering, toOrderText(fields.ordering), facts(options)),
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

export type DatasheetPage = LoaderData<typeof datasheetPage>;
