/** Commas and spaces stand in front of three digits each: `207,5` is another language's 207.5. */
const PRINTED = /^-?(?:\d+|\d{1,3}(?:[,\s]\d{3})+)(?:\.\d+)?$/;

/**
 * A number as authors print it: `4,200`, `1 040`, `−25`.
 * @param printed its characters
 * @returns the number; undefined where it is none
 */
export function parsePrinted(printed: string): number | undefined {
  const plain = printed.trim().replace('−', '-');
  return PRINTED.test(plain) ? Number(plain.replace(/[,\s]/g, '')) : undefined;
}

/**
 * A number as this site prints it: `4,200`, `−25`, `0.983`.
 * @param value a finite number
 * @param decimals how many it has behind the point
 */
export function printNumber(value: number, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const printed = new Intl.NumberFormat('en-US', digits).format(Math.abs(value));
  const isZero = !/[1-9]/.test(printed);
  return value < 0 && !isZero ? `−${printed}` : printed;
}
