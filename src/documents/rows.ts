import type { SearchSection } from '#site';
import type { Product } from '../collections/products/collection.ts';
import type { ProductDatasheet } from '../collections/products/datasheet.ts';
import { addCustomaryUnits } from '../lib/customary-units.ts';

/**
 * What a product can be found by besides its description: nameplate, features, datasheet.
 * @param names of datasheets: the link to them, their title, the word before their revision
 * @returns each row once, those of the nameplate first, the datasheet itself last
 */
export function toProductRows(
  { specifications, features }: Pick<Product, 'specifications' | 'features'>,
  { tables, standards, revision }: Pick<ProductDatasheet, 'tables' | 'standards' | 'revision'>,
  names: Record<'link' | 'title' | 'revision', string>,
): SearchSection[] {
  const plate = [...specifications.map(toRowText), ...features];
  const rows = [...standards, ...tables.flatMap(({ rows }) => rows)].map(toRowText);
  const title = { label: names.link, value: `${names.title}, ${names.revision} ${revision}` };
  return [
    ...plate.map((text) => ({ to: '#ratings', text })),
    ...[...new Set(rows), toRowText(title)].map((text) => ({ to: '/datasheet', text })),
  ];
}

/** An order as one code, and what its parts mean. */
export function toOrderText(ordering: { code: string; meaning: string }[]): string {
  const parts = ordering.map(({ code, meaning }) => `${code} ${meaning}`);
  return `${ordering.map(({ code }) => code).join('-')} (${parts.join(', ')})`;
}

/** The other options at each position of the code: a row for each part with a choice. */
export function toOptionRows(ordering: ProductDatasheet['ordering']) {
  return ordering
    .filter(({ options }) => options.length > 0)
    .map(({ meaning, options }) => ({
      label: meaning,
      value: options.map(({ code, says }) => `${code}: ${says}`).join('; '),
    }));
}

/**
 * The rows of a table that a specification text asks for: without those that only this product
 * has, with the values that the project decides in brackets, and with both kinds of units.
 */
export function toTenderRows(rows: readonly TenderRow[]): string[] {
  return rows
    .filter(({ omitted }) => omitted !== true)
    .map(({ label, value, tender }) =>
      toRowText({ label, value: addCustomaryUnits(tender ?? value) }),
    );
}

interface TenderRow {
  label: string;
  value: string;
  tender?: string | undefined;
  omitted?: boolean | undefined;
}

/** A row of a table as text. */
export function toRowText({ label, value }: { label: string; value: string }): string {
  return `${label}: ${value}`;
}
