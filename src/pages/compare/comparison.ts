import type { z } from 'zod';

import type { Product } from '../../collections/products/collection';
import type { ProductSheet } from '../../collections/products/sheet';
import type { compareCopySchema } from './copy';

/** A rating, labeled as on the nameplate or rating sheet. */
export interface ComparedRating {
  label: string;
  value: string;
}

/** A row of the comparison. */
interface ComparedRow {
  label: string;
  /** The cell of each product; empty if it has no such rating. */
  cells: ComparedRating[][];
}

/** Rows under a heading. */
interface ComparedGroup {
  title: string;
  rows: ComparedRow[];
}

/** The compared parts of a product. */
export interface Rated extends Pick<Product, 'specifications'> {
  sheet: Pick<ProductSheet, 'tables' | 'standards' | 'dimensions'>;
}

type Copy = Pick<z.infer<typeof compareCopySchema>, 'main' | 'further' | 'groups' | 'sheet'>;

/**
 * The rows in which products are compared. Every row of every nameplate is in one of them.
 * @param products in column order
 * @param copy which ratings each row gathers, and its texts
 */
export function toComparison(products: Rated[], copy: Copy): ComparedGroup[] {
  const gathered = copy.groups.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ label, from }) => toRow(label, products, (each) => pick(each, from))),
  }));
  const [first, ...others] = gathered;
  const groups = [
    {
      title: first?.title ?? '',
      rows: [
        toRow(copy.main, products, ({ specifications }) => specifications.slice(0, 1)),
        ...(first?.rows ?? []),
        toRow(copy.further, products, (each) => pickFurther(each, copy)),
      ],
    },
    ...others,
    {
      title: copy.sheet.title,
      rows: [
        toRow(copy.sheet.dimensions, products, ({ sheet }) => [toSize(copy, sheet)]),
        toRow(copy.sheet.standards, products, ({ sheet }) => sheet.standards),
      ],
    },
  ];
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(hasRating) }))
    .filter(({ rows }) => rows.length > 0);
}

/**
 * The comparison as rows of a file.
 * @param heads the column headings, that of the ratings first
 */
export function toComparisonRows(heads: string[], groups: ComparedGroup[]): string[][] {
  const toText = (ratings: ComparedRating[]) => ratings.map(({ value }) => value).join('; ');
  const rows = groups.flatMap((group) => group.rows);
  return [heads, ...rows.map(({ label, cells }) => [label, ...cells.map(toText)])];
}

function toRow(
  label: string,
  products: Rated[],
  find: (product: Rated) => ComparedRating[],
): ComparedRow {
  const cells = products.map((product) =>
    find(product).map((rating) => ({ label: rating.label, value: rating.value })),
  );
  return { label, cells };
}

function pick({ specifications, sheet }: Rated, from: string[]): ComparedRating[] {
  const all = [...specifications, ...sheet.tables.flatMap(({ rows }) => rows)];
  return all.filter(({ label }) => from.includes(label));
}

/** Nameplate ratings after the first that no row gathers. */
function pickFurther({ specifications }: Rated, { groups }: Copy): ComparedRating[] {
  const known = groups.flatMap(({ rows }) => rows.flatMap(({ from }) => from));
  return specifications.slice(1).filter(({ label }) => !known.includes(label));
}

function toSize({ sheet: words }: Copy, { dimensions }: Rated['sheet']): ComparedRating {
  const { width, height, depth } = dimensions;
  return { label: words.dimensions, value: `${width} × ${height} × ${depth}` };
}

function hasRating({ cells }: ComparedRow): boolean {
  return cells.some((ratings) => ratings.length > 0);
}
