import type { ReactNode } from 'react';
import { parsePrinted, printNumber } from '../../lib/numbers.ts';

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

/** A value with the usual decimals of its quantity, or more if its author wrote more. */
export function printValue(value: number, { decimals = 0 }: Quantity): string {
  const fraction = String(value).split('.')[1] ?? '';
  return printNumber(value, Math.max(decimals, fraction.length));
}

/** A value as an author writes it, such as `800 kW` or `7%`. */
export function printQuantity(value: number, quantity: Quantity): string {
  const { unit } = quantity;
  const space = unit === '' || unit === '%' ? '' : ' ';
  return `${printValue(value, quantity)}${space}${unit}`;
}

/** A case where values within their limits still have no result. */
export interface InputProblem {
  /** When this happens: the end of a sentence for the author of a page. */
  when: string;
  /** The placeholders that the visitor's message may use, such as `{from}`. */
  fills: string;
}

/** A figure with the text below it. */
interface ResultFigure {
  figure: string;
  label: string;
}

export interface CalculatorTable {
  caption: string;
  /** The first heading is above the row names. */
  heads: string[];
  /** Each row begins with its name. */
  rows: string[][];
}

/** What is shown of a calculator: the result, its copy and its input values. */
interface Solution<Input extends string, Word extends string, Result> {
  result: Result;
  copy: Record<Word, string>;
  values: Record<Input, number>;
}

/** An interactive part of a page: at build time it shows the page's values, then the visitor's. */
export interface Calculator<
  Input extends string = string,
  Word extends string = string,
  Trouble extends string = string,
  Result extends object = object,
> {
  /** The tag that authors write. */
  name: string;
  /** Its inputs, in display order. */
  inputs: Record<Input, Quantity>;
  /** Its copy in `content/calculators.yaml`: each name with a sentence about its text. */
  texts: Record<Word, string>;
  /** The reasons for having no result, by name. */
  problems: Record<Trouble, InputProblem>;
  /**
   * Computes the result; each value is within its limits.
   * @returns the result, or why there is none: the input to change, the problem with it, and the
   * figures to insert into its message, by name
   */
  solve(
    values: Record<Input, number>,
  ):
    | { result: Result }
    | { input: NoInfer<Input>; problem: NoInfer<Trouble>; figures: Record<string, string> };
  /** The figures beside it, the main one first. */
  list(outcome: Solution<Input, Word, Result>): ResultFigure[];
  /** A table for calculating by hand. */
  table?(outcome: Solution<Input, Word, Result>): CalculatorTable;
}

/** The drawing of a calculator, to scale, in a file of its own: the check of content reads no JSX. */
export type CalculatorDrawing<C> =
  C extends Calculator<infer Input, infer Word, string, infer Result>
    ? // A method, so that drawings of different results fit into one list.
      { draw(outcome: Solution<Input, Word, Result>): ReactNode }['draw']
    : never;

/** Defines a calculator; the type parameters capture its literal names. */
export function defineCalculator<
  Input extends string,
  Word extends string,
  Trouble extends string,
  Result extends object,
>(calculator: Calculator<Input, Word, Trouble, Result>) {
  return calculator;
}
