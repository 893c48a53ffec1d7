/** Copy whose headings bear a drawing number. */
type Numbered<T> = {
  [K in keyof T]: T[K] extends { title: string; sheet: string } ? T[K] & { drawing: string } : T[K];
};

/**
 * The drawing number of an entry: its page is one drawing, its sections are the sheets.
 * @param series the first digit of the numbers of its collection; lists and pages have the other ones
 * @returns a number that no other entry has, since each has an order of its own
 */
export function toDrawingNumber(series: number, order: number): string {
  return `OG-${series}${order}0`;
}

/** Gives the number of an entry's drawing to the headings around it. */
export function numberHeadings<T extends object>(copy: T, drawing: string): Numbered<T> {
  const numbered = Object.entries(copy).map(([name, value]) =>
    isHeading(value) ? [name, { ...value, drawing }] : [name, value],
  );
  return Object.fromEntries(numbered) as Numbered<T>;
}

function isHeading(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'title' in value && 'sheet' in value;
}
