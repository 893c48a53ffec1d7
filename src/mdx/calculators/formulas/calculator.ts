import { parsePrinted, printNumber } from '#base/numbers';

/** A quantity that an author sets for a calculator and a visitor may change. */
export interface Quantity {
  /** What it is, in one sentence for the author of a page. */
  about: string;
  /** The unit after the number, such as `kW`; empty for a bare number. */
  unit: string;
  /** An initial value. */
  example: number;
  least: number;
  most: number;
  /** How many decimals are shown; by default none. */
  decimals?: number;
  /** The only allowed values, if limited to a set. */
  choices?: readonly number[];
}

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

/** A case where values within their limits still have no result. */
export interface Problem {
  /** When this happens: the end of a sentence for the author of a page. */
  when: string;
  /** The placeholders that the visitor's message may use, such as `{from}`. */
  fills: string;
}

/** An interactive part of a page: at build time it shows the page's values, then the visitor's. */
export interface Calculator<
  Name extends string = string,
  Input extends string = string,
  Word extends string = string,
  Trouble extends string = string,
  Result extends object = object,
> {
  /** The tag that authors write. */
  name: Name;
  /** Its inputs, in display order. */
  inputs: Record<Input, Quantity>;
  /** Its copy in `content/calculators.yaml`: each name with a sentence about its text. */
  words: Record<Word, string>;
  /** The reasons for having no result, by name. */
  problems: Record<Trouble, Problem>;
  /**
   * Computes the result; each value is within its limits.
   * @returns the result, or why there is none: the input to change, the problem with it, and the
   * figures to insert into its message, by name
   */
  solve: (
    values: Record<Input, number>,
  ) =>
    | { result: Result }
    | { input: NoInfer<Input>; problem: NoInfer<Trouble>; figures: Record<string, string> };
}

/** Defines a calculator; the type parameters capture its literal names. */
export function defineCalculator<
  const Name extends string,
  Input extends string,
  Word extends string,
  Trouble extends string,
  Result extends object,
>(calculator: Calculator<Name, Input, Word, Trouble, Result>) {
  return calculator;
}

/** The file that renders the calculator of a tag such as `PowerFactor`, without its extension. */
export function toFileName(name: string): string {
  return name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
}
