import { parsePrinted, printNumber } from '#base/numbers';
import type { Quantity } from './calculator';

/**
 * Parses a value from an author, such as `800 kW`.
 * @returns the number; undefined if it is not a number, has another unit or is outside the limits
 */
export function parseQuantity(text: string, quantity: Quantity): number | undefined {
  const { unit } = quantity;
  if (!text.endsWith(unit)) return undefined;
  const value = parsePrinted(text.slice(0, text.length - unit.length));
  return value !== undefined && isWithin(value, quantity) ? value : undefined;
}

/** Whether a value is within the limits of a quantity, or is one of its choices. */
export function isWithin(value: number, { least, most, choices }: Quantity): boolean {
  return choices === undefined ? value >= least && value <= most : choices.includes(value);
}

/** A value as an author writes it, such as `800 kW` or `7%`. */
export function printQuantity(value: number, { unit, decimals }: Quantity): string {
  const space = unit === '' || unit === '%' ? '' : ' ';
  return `${printNumber(value, decimals)}${space}${unit}`;
}

/** A limit of a quantity; whole numbers have no decimals. */
export function printLimit(value: number, { decimals }: Quantity): string {
  return printNumber(value, Number.isInteger(value) ? 0 : decimals);
}

/** A value as shown in an input, in full: an author may have written more decimals than usual. */
export function printValue(value: number, { decimals = 0 }: Quantity): string {
  const written = String(value).split('.')[1] ?? '';
  return printNumber(value, Math.max(decimals, written.length));
}
