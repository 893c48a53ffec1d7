import type { z } from 'zod';
import { definePage, type LoaderData } from '#site';
import { facts, link, list, section, table } from '#site/markdown';
import { type Product, products } from '../../collections/products/collection.ts';
import type { ProductDatasheet } from '../../collections/products/datasheet.ts';
import { toHeadMarkdown } from '../../components/blocks/shared-copy.ts';
import { datasheetCopySchema } from '../../documents/datasheet-copy.ts';
import { toSizeText } from '../../documents/outline.ts';
import { readDatasheet } from '../../documents/read-datasheet.ts';
import { toOrderText } from '../../documents/rows.ts';
import { toCsvFile } from '../../lib/csv.ts';
import { withCustomaryUnits } from '../../lib/customary-units.ts';
import { compareCopySchema } from './copy.ts';

export const compare = definePage({
  copy: compareCopySchema,
  parameters: ({ slugsOf }) => ({ products: slugsOf(products) }),
  loader: ({ copy, content }) => {
    const { all } = content.getCollection(products);
    const rated = all.map((product) => ({
      ...product,
      datasheet: readDatasheet(content, product.slug),
    }));
    const groups = toComparison(rated, copy);
    const heads = [copy.rating, ...all.map(({ name }) => name)];
    const texts = groups.flatMap(({ rows }) => rows.map((row) => toTexts(row, '')));
    return {
      products: rated.map(({ specifications, features, stories, datasheet, ...product }) => ({
        ...product,
        ordering: datasheet.ordering,
        revision: datasheet.revision,
        revised: datasheet.revised,
      })),
      groups,
      /** The link that downloads the table. */
      csv: { label: content.site.labels.csv, file: toCsvFile(copy.table, [heads, ...texts]) },
      /** The word before a datasheet's revision. */
      revisionLabel: content.getCopy(datasheetCopySchema).cells.revision,
    };
  },
  meta: ({ products }) => ({ lastModified: products.map(({ revised }) => revised) }),
  toMarkdown: (page) => {
    const { copy, products, groups, revisionLabel } = page;
    const names = products.map(({ name, path }) => link(name, path));
    const orders = products.map(({ name, ordering }) => ({
      label: name,
      value: toOrderText(ordering),
    }));
    const datasheets = products.map(({ name, path, revision, revised }) => [
      link(name, `${path}/datasheet`),
      `: ${revisionLabel} ${revision}, ${revised}`,
    ]);
    return [
      ...toHeadMarkdown(page),
      ...groups.map(({ title, rows }) =>
        section(title, table([[copy.rating, ...names], ...rows.map((row) => toTexts(row, '–'))])),
      ),
      section(copy.datasheets.ordering, facts(orders)),
      section(copy.datasheets.datasheet, list(datasheets)),
    ];
  },
});

export type ComparePage = LoaderData<typeof compare>;

/** A rating, labeled as on the nameplate or datasheet. */
export interface ComparedRating {
  label: string;
  value: string;
}

interface ComparedRow {
  label: string;
  /** The cell of each product; empty if it has no such rating. */
  cells: ComparedRating[][];
}

/** The compared parts of a product. */
export interface Rated extends Pick<Product, 'specifications'> {
  datasheet: Pick<ProductDatasheet, 'tables' | 'standards' | 'dimensions'>;
}

type Copy = Pick<z.infer<typeof compareCopySchema>, 'main' | 'further' | 'groups' | 'datasheets'>;

/**
 * The groups of rows in which products are compared; every row of every nameplate is in one.
 * @param products in column order
 * @param copy which ratings each row gathers, and its texts
 */
export function toComparison(products: Rated[], copy: Copy) {
  const toRow = (label: string, find: (product: Rated) => ComparedRating[]): ComparedRow => ({
    label,
    cells: products.map((product) =>
      withCustomaryUnits(find(product)).map(({ label, value }) => ({ label, value })),
    ),
  });
  const inRows = copy.groups.flatMap(({ rows }) => rows.flatMap(({ from }) => from));
  const main = toRow(copy.main, ({ specifications }) => specifications.slice(0, 1));
  const further = toRow(copy.further, ({ specifications }) =>
    specifications.slice(1).filter(({ label }) => !inRows.includes(label)),
  );
  const gathered = copy.groups.map(({ title, rows }, index) => {
    const own = rows.map(({ label, from }) =>
      toRow(label, (product) => listRatings(product).filter((one) => from.includes(one.label))),
    );
    return { title, rows: index === 0 ? [main, ...own, further] : own };
  });
  const { title, dimensions, standards } = copy.datasheets;
  const last = {
    title,
    rows: [
      toRow(dimensions, ({ datasheet }) => [
        { label: dimensions, value: toSizeText(datasheet.dimensions) },
      ]),
      toRow(standards, ({ datasheet }) => datasheet.standards),
    ],
  };
  return [...gathered, last]
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ cells }) => cells.some((ratings) => ratings.length > 0)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function listRatings({ specifications, datasheet }: Rated): ComparedRating[] {
  return [...specifications, ...datasheet.tables.flatMap(({ rows }) => rows)];
}

/** The texts of a row: its label, then each cell, or what stands for an empty one. */
function toTexts({ label, cells }: ComparedRow, absent: string): string[] {
  return [label, ...cells.map((cell) => cell.map(({ value }) => value).join('; ') || absent)];
}
