/**
 * A comma or space must precede a group of three digits, and no zero a group: `207,5` is 207.5 and
 * `0,042` is 0.042 in other languages.
 */
const PRINTED = /^[-+]?(?:\d+|[1-9]\d{0,2}(?:[,\s]\d{3})+)(?:\.\d+)?$/;

/**
 * A number as programs read it, digit by digit as authors write it: without separators of
 * thousands, with a hyphen for a minus; undefined if it isn't one.
 */
export function toPlainNumber(printed: string): string | undefined {
  const plain = printed.trim().replace('−', '-');
  return PRINTED.test(plain) ? plain.replace(/[,\s]/g, '') : undefined;
}

/** Parses a number as authors write it: `4,200`, `1 040`, `−25`; undefined if it isn't one. */
export function parsePrinted(printed: string): number | undefined {
  const plain = toPlainNumber(printed);
  return plain === undefined || plain.startsWith('+') ? undefined : Number(plain);
}

/** A finite number as this site prints it, with so many decimals: `4,200`, `−25`, `0.983`. */
export function printNumber(value: number, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const printed = new Intl.NumberFormat('en-US', digits).format(Math.abs(value));
  const isZero = !/[1-9]/.test(printed);
  return value < 0 && !isZero ? `−${printed}` : printed;
}
