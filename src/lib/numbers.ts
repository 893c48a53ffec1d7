/** A comma or space must precede a group of three digits: `207,5` is 207.5 in other languages. */
const PRINTED = /^-?(?:\d+|\d{1,3}(?:[,\s]\d{3})+)(?:\.\d+)?$/;

/** Parses a number as authors write it: `4,200`, `1 040`, `−25`; undefined if it isn't one. */
export function parsePrinted(printed: string): number | undefined {
  const plain = printed.trim().replace('−', '-');
  return PRINTED.test(plain) ? Number(plain.replace(/[,\s]/g, '')) : undefined;
}

/** A finite number as this site prints it, with so many decimals: `4,200`, `−25`, `0.983`. */
export function printNumber(value: number, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const printed = new Intl.NumberFormat('en-US', digits).format(Math.abs(value));
  const isZero = !/[1-9]/.test(printed);
  return value < 0 && !isZero ? `−${printed}` : printed;
}
