/** Copy whose headings carry a drawing number. */
type Numbered<T> = {
  [K in keyof T]: T[K] extends { title: string; sheet: string } ? T[K] & { drawing: string } : T[K];
};

/**
 * The drawing number of an entry: its page is one drawing, its sections are the sheets.
 * @param series the first digit for its collection; lists and other pages use the remaining digits
 * @returns a number unique to the entry, since its `order` is unique
 */
export function toDrawingNumber(series: number, order: number): string {
  return `OG-${series}${order}0`;
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
