/** Copy whose headings carry a drawing number. */
type Numbered<T> = {
  [K in keyof T]: T[K] extends { title: string; sheet: string } ? T[K] & { drawing: string } : T[K];
};

/** The first digit of the drawing numbers of a collection; lists and other pages use the others. */
const SERIES = { products: 2, markets: 3, stories: 8 };

/**
 * The drawing number of an entry: its page is one drawing, its sections are the sheets.
 * @returns a number unique to the entry, since its `order` is unique in its collection
 */
export function toDrawingNumber(
  collection: keyof typeof SERIES,
  { order }: { order: number },
): string {
  return `OG-${SERIES[collection]}${order}0`;
}

/** Adds the entry's drawing number to the headings of its copy. */
export function numberHeadings<T extends object>(copy: T, drawing: string): Numbered<T> {
  const numbered = Object.entries(copy).map(([name, value]) =>
    isHeading(value) ? [name, { ...value, drawing }] : [name, value],
  );
  return Object.fromEntries(numbered) as Numbered<T>;
}

function isHeading(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'title' in value && 'sheet' in value;
}
