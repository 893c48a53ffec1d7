/** A quantity that an author gives to a calculator, and that a visitor may change. */
export interface Quantity {
  /** What it is, in one sentence to the author of a page. */
  about: string;
  /** What stands behind the number, such as `kW`; empty for a bare number. */
  unit: string;
  /** A value to begin with. */
  example: number;
  least: number;
  most: number;
  /** How many decimals are printed. */
  decimals: number;
  /** Where only these values exist. */
  choices?: readonly number[];
}

/** Why there is no result: the quantity to change, and the message to show. */
export interface Impossible<Input extends string = string, Problem extends string = string> {
  input: Input;
  problem: Problem;
  /** What is filled into that sentence, by name. */
  figures: Record<string, string>;
}

/** Values that lie between their limits and have no result all the same. */
export interface Problem {
  /** When there is none: the end of a sentence to the author of a page. */
  when: string;
  /** What the sentence to visitors may name, such as `{from}`. */
  fills: string;
}

/** A part of a page that calculates: at build time for the page's values, live for a visitor's. */
export interface Calculator<
  Name extends string = string,
  Input extends string = string,
  Word extends string = string,
  Trouble extends string = string,
  Result extends object = object,
> {
  /** The tag that authors write. */
  name: Name;
  /** What it is for, in one sentence to the author of a page. */
  about: string;
  /** Its inputs, in the order in which they are shown. */
  inputs: Record<Input, Quantity>;
  /** Its words in `content/calculators.yaml`: a name, and what stands there, in one sentence. */
  words: Record<Word, string>;
  /** Why there may be no result, by name. */
  problems: Record<Trouble, Problem>;
  /**
   * Works out the result; each value lies between its limits.
   * @returns the result, or why there is none
   */
  solve: (
    values: Record<Input, number>,
  ) => { result: Result } | Impossible<NoInfer<Input>, NoInfer<Trouble>>;
}

/** Describes a calculator; the compiler learns the names that it uses. */
export function defineCalculator<
  const Name extends string,
  Input extends string,
  Word extends string,
  Trouble extends string,
  Result extends object,
>(
  calculator: Calculator<Name, Input, Word, Trouble, Result>,
): Calculator<Name, Input, Word, Trouble, Result> {
  return calculator;
}

/**
 * The file in which a calculator is drawn, without its ending.
 * @param name its tag, such as `PowerFactor`
 */
export function toFileName(name: string): string {
  return name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
}
