import type { ProductSheet } from './sheet';

/** An order as one code, and what its parts mean. */
export function toOrderText(ordering: { code: string; meaning: string }[]): string {
  const parts = ordering.map(({ code, meaning }) => `${code} ${meaning}`);
  return `${ordering.map(({ code }) => code).join('-')} (${parts.join(', ')})`;
}

/** The other options at each position of the code: a row for each part with a choice. */
export function toOptionRows(ordering: ProductSheet['ordering']) {
  return ordering
    .filter(({ options }) => options.length > 0)
    .map(({ meaning, options }) => ({
      label: meaning,
      value: options.map(({ code, says }) => `${code}: ${says}`).join('; '),
    }));
}
