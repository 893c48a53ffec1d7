import { facts, linkList, list, section } from '#base/markdown';
import { toCardFile } from '#base/paths';
import { childPage, definePages, entryPage, listPage } from '#site/define/define-pages';
import { toHeadMarkdown } from '#site/define/page-meta';
import type { ProductEntry } from '../../collections/products/collection';
import { products } from '../../collections/products/collection';
import { toProductNumber, toSheetNumber } from '../../collections/products/datasheets';
import { toOptionRows, toOrderText } from '../../collections/products/ordering';
import { toOutline, toOutlineFiles } from '../../collections/products/outline';
import type { Revision } from '../../collections/products/revisions';
import { listRevisions } from '../../collections/products/revisions';
import { toCsvRows, toProductRows } from '../../collections/products/rows';
import { stories } from '../../collections/stories/collection';
import { toStoryLink } from '../../collections/stories/links';
import { toCsvFile } from '../../lib/csv';
import { numberHeadings } from '../../lib/drawing-numbers';
import { following } from '../../lib/following';
import { askAbout, closeAbout } from '../contact/enquiries';
import { datasheetCopySchema, productCopySchema, productsCopySchema } from './copy';

const listOfProducts = listPage(products, {
  copy: productsCopySchema,
  anchors: (slugs) => slugs,
  loader: ({ entries, content }) => ({
    products: entries,
    terms: content.terms(entries.flatMap(listTerms)),
  }),
  toMarkdown: (page) => [
    ...toHeadMarkdown(page),
    ...page.products.map((product) =>
      section(
        product.name,
        `[${product.category}](${product.path}). ${product.description}`,
        list(product.features),
        facts(product.specifications),
      ),
    ),
  ],
});

const product = entryPage(products, {
  copy: productCopySchema,
  anchors: ['ratings', 'practice', 'story', 'next'],
  loader: ({ entry, fields, entries, copy, base, body, content }) => {
    const about = {
      name: entry.name,
      subject: { kind: 'product', slug: entry.slug },
      content,
    } as const;
    const { headings, views } = content.getCopy(datasheetCopySchema);
    return {
      head: { title: `${entry.name}, ${entry.category}`, description: entry.description },
      copy: {
        ...numberHeadings(copy, toProductNumber(entry)),
        ask: askAbout(copy.ask, about),
        closing: closeAbout(copy.closing, about, entry.closing),
      },
      product: entry,
      body,
      stories: entry.stories.map(content.getCollection(stories).get),
      /** Its outline in millimetres, with the words of the rating sheet around it. */
      outline: { title: headings.dimensions, ...toOutline(fields.sheet.dimensions, views) },
      next: following(entries, entry, 2),
      terms: content.terms([...listTerms(entry), ...body.terms]),
      /** The list that the product belongs to, and its two buttons' words. */
      list: content.linkTo(base),
      listCopy: content.getCopy(productsCopySchema),
    };
  },
  cardLabels: ({ copy }) => [copy.practice.drawing],
  jsonLd: ({ product, path }, { origin, site }) => [
    {
      '@type': 'Product',
      name: `${site.brand.name} ${product.name}`,
      category: product.category,
      description: product.description,
      image: `${origin}/${toCardFile(path)}`,
      url: origin + path,
      brand: { '@type': 'Brand', name: site.brand.name },
    },
  ],
  toMarkdown: ({ product, copy, stories }, prose) => [
    `# ${product.name}`,
    `${product.category}. ${product.description}`,
    section(copy.features, list(product.features)),
    section(copy.ratings, facts(product.specifications)),
    prose,
    section(copy.story, linkList(stories.map(toStoryLink))),
  ],
});

const datasheet = childPage(products, {
  name: 'datasheet',
  copy: datasheetCopySchema,
  hasPdf: true,
  loader: ({ entry, fields, copy, path, content }) => ({
    head: { title: `${entry.name}, ${copy.title}`, description: entry.description },
    product: entry,
    sheet: fields.sheet,
    outline: toOutline(fields.sheet.dimensions, copy.views),
    /** The addresses of its outline as files. */
    outlineFiles: toOutlineFiles(fields.sheet.dimensions, copy.views),
    /** The link that downloads its ratings. */
    csv: {
      label: content.site.labels.csv,
      file: toCsvFile(
        `${entry.name} ${copy.headings.ratings}`,
        toCsvRows(entry, fields.sheet, copy.headings),
      ),
    },
    revisions: listRevisions(fields.sheet),
    /** What else may stand at each place of the ordering code. */
    options: toOptionRows(fields.sheet.ordering),
    /** The drawing number in its title block. */
    drawing: toSheetNumber(entry),
    /** The address of the same sheet as a PDF. */
    file: `${path}.pdf`,
  }),
  toMarkdown: ({ copy, product, sheet, file, options, revisions }) => [
    `# ${product.name}, ${copy.title}`,
    `${product.category}. [${copy.download}](${file})`,
    section(copy.headings.features, list(product.features)),
    section(copy.headings.ratings, facts(product.specifications)),
    ...sheet.tables.map(({ title, rows }) => section(title, facts(rows))),
    section(copy.headings.standards, facts(sheet.standards)),
    section(copy.headings.ordering, toOrderText(sheet.ordering), facts(options)),
    section(copy.headings.revisions, facts(revisions.map(toRevisionRow))),
  ],
});

export const productPages = definePages(products, {
  pages: [listOfProducts, product, datasheet],
  search: {
    kind: 'product',
    find: ({ entry, fields, content }) => {
      const { title, cells } = content.getCopy(datasheetCopySchema);
      const link = content.getCopy(productsCopySchema).datasheet;
      const names = { link, title, revision: cells.revision };
      return { rows: toProductRows(entry, fields.sheet, names) };
    },
  },
});

function toRevisionRow({ revision, revised, change }: Revision) {
  return { label: revision, value: `${revised}. ${change}` };
}

function listTerms({ specifications }: ProductEntry): (string | undefined)[] {
  return specifications.map(({ term }) => term);
}
