import type { SearchRow } from '../../search/document';
import type { Product } from './collection';
import type { ProductSheet } from './sheet';

/** The names used for rating sheets. */
interface SheetNames {
  /** The text of the link to them. */
  link: string;
  /** Their title. */
  title: string;
  /** The word before their revision. */
  revision: string;
}

/**
 * What a product can be found by besides its description: nameplate, features, rating sheet.
 * @returns each row once, those of the nameplate first, the sheet itself last
 */
export function toProductRows(
  { specifications, features }: Pick<Product, 'specifications' | 'features'>,
  { tables, standards, revision }: Pick<ProductSheet, 'tables' | 'standards' | 'revision'>,
  names: SheetNames,
): SearchRow[] {
  const plate = [...specifications.map(toText), ...features];
  const sheet = [...standards, ...tables.flatMap(({ rows }) => rows)].map(toText);
  const title = { label: names.link, value: `${names.title}, ${names.revision} ${revision}` };
  return [
    ...plate.map((text) => ({ to: '#ratings', text })),
    ...[...new Set(sheet), toText(title)].map((text) => ({ to: '/datasheet', text })),
  ];
}

/**
 * All ratings of a rating sheet as rows of a file: the table, the rating, its value.
 * @param headings the headings of the tables that every sheet has
 */
export function toCsvRows(
  { specifications }: Pick<Product, 'specifications'>,
  { tables, standards }: Pick<ProductSheet, 'tables' | 'standards'>,
  headings: { ratings: string; standards: string },
): string[][] {
  const parts = [
    { title: headings.ratings, rows: specifications },
    ...tables,
    { title: headings.standards, rows: standards },
  ];
  return parts.flatMap(({ title, rows }) => rows.map(({ label, value }) => [title, label, value]));
}

function toText({ label, value }: { label: string; value: string }): string {
  return `${label}: ${value}`;
}
