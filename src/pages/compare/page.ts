import { facts, link, list, section, table } from '#base/markdown';
import { definePage, type LoaderData } from '#site';
import { products } from '../../collections/products/collection';
import { toOrderText } from '../../collections/products/rows';
import { toHeadMarkdown } from '../../components/blocks/page-parts';
import { toCsvFile } from '../../lib/csv';
import { datasheetCopySchema } from '../datasheet/page';
import { toComparison, toTexts } from './comparison';
import { compareCopySchema } from './copy';

export const compare = definePage({
  copy: compareCopySchema,
  loader: ({ copy, content }) => {
    const { all, fields } = content.getCollection(products);
    const rated = all.map((product) => ({ ...product, sheet: fields(product.slug).sheet }));
    const groups = toComparison(rated, copy);
    const heads = [copy.rating, ...all.map(({ name }) => name)];
    const texts = groups.flatMap(({ rows }) => rows.map((row) => toTexts(row, '')));
    return {
      products: rated.map(({ specifications, features, stories, sheet, ...product }) => ({
        ...product,
        ordering: sheet.ordering,
        revision: sheet.revision,
        revised: sheet.revised,
      })),
      groups,
      /** The link that downloads the table. */
      csv: { label: content.site.labels.csv, file: toCsvFile(copy.table, [heads, ...texts]) },
      /** The word before a rating sheet's revision. */
      revisionWord: content.getCopy(datasheetCopySchema).cells.revision,
    };
  },
  meta: ({ products }) => ({ lastModified: products.map(({ revised }) => revised) }),
  toMarkdown: (page) => {
    const { copy, products, groups, revisionWord } = page;
    const names = products.map(({ name, path }) => link(name, path));
    const orders = products.map(({ name, ordering }) => ({
      label: name,
      value: toOrderText(ordering),
    }));
    const sheets = products.map(({ name, path, revision, revised }) => [
      link(name, `${path}/datasheet`),
      `: ${revisionWord} ${revision}, ${revised}`,
    ]);
    return [
      ...toHeadMarkdown(page),
      ...groups.map(({ title, rows }) =>
        section(title, table([[copy.rating, ...names], ...rows.map((row) => toTexts(row, '–'))])),
      ),
      section(copy.sheet.ordering, facts(orders)),
      section(copy.sheet.datasheet, list(sheets)),
    ];
  },
});

export type ComparePage = LoaderData<typeof compare>;
