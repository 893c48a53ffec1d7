import { printNumber } from '../../lib/numbers.ts';

/** A number with one decimal or, if it is whole, without any. */
export function printBrief(value: number): string {
  return printNumber(value, Number.isInteger(value) ? 0 : 1);
}
