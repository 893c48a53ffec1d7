import type { z } from 'zod';
import type { Product } from '../../collections/products/collection';
import type { ProductSheet } from '../../collections/products/sheet';
import type { compareCopySchema } from './copy';

/** A rating, labeled as on the nameplate or rating sheet. */
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
  sheet: Pick<ProductSheet, 'tables' | 'standards' | 'dimensions'>;
}

type Copy = Pick<z.infer<typeof compareCopySchema>, 'main' | 'further' | 'groups' | 'sheet'>;

/**
 * The groups of rows in which products are compared; every row of every nameplate is in one.
 * @param products in column order
 * @param copy which ratings each row gathers, and its texts
 */
export function toComparison(products: Rated[], copy: Copy) {
  const toRow = (label: string, find: (product: Rated) => ComparedRating[]): ComparedRow => ({
    label,
    cells: products.map((product) => find(product).map(({ label, value }) => ({ label, value }))),
  });
  const known = copy.groups.flatMap(({ rows }) => rows.flatMap(({ from }) => from));
  const main = toRow(copy.main, ({ specifications }) => specifications.slice(0, 1));
  const further = toRow(copy.further, ({ specifications }) =>
    specifications.slice(1).filter(({ label }) => !known.includes(label)),
  );
  const gathered = copy.groups.map(({ title, rows }, index) => {
    const own = rows.map(({ label, from }) =>
      toRow(label, (product) => listRatings(product).filter((one) => from.includes(one.label))),
    );
    return { title, rows: index === 0 ? [main, ...own, further] : own };
  });
  const { title, dimensions, standards } = copy.sheet;
  const sheet = {
    title,
    rows: [
      toRow(dimensions, ({ sheet }) => [{ label: dimensions, value: toSize(sheet) }]),
      toRow(standards, ({ sheet }) => sheet.standards),
    ],
  };
  return [...gathered, sheet]
    .map(({ title, rows }) => ({ title, rows: rows.filter(hasRating) }))
    .filter(({ rows }) => rows.length > 0);
}

function listRatings({ specifications, sheet }: Rated): ComparedRating[] {
  return [...specifications, ...sheet.tables.flatMap(({ rows }) => rows)];
}

function toSize({ dimensions: { width, height, depth } }: Rated['sheet']): string {
  return `${width} × ${height} × ${depth}`;
}

function hasRating({ cells }: ComparedRow): boolean {
  return cells.some((ratings) => ratings.length > 0);
}

/** The texts of a row: its label, then each cell, or what stands for an empty one. */
export function toTexts({ label, cells }: ComparedRow, absent: string): string[] {
  return [label, ...cells.map((cell) => cell.map(({ value }) => value).join('; ') || absent)];
}
