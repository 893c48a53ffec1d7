import type { ReactNode } from 'react';
import type { CalculatorCopy } from '../../collections/files/calculators';
import type { Calculator } from '../calculators/formulas/calculator';

/** What a calculator is rendered from, on the server and in the browser alike. */
export interface CalculatorData {
  /** The values of the page, by the names of the quantities. */
  values: Record<string, number>;
  words: CalculatorCopy['parts'][string];
  /** What all parts say. */
  all: CalculatorCopy['all'];
}

/** A calculator of a text. */
export interface CalculatorProps {
  /** The file in which it is drawn. */
  name: string;
  /** Its id in the text. */
  id: string;
  data: CalculatorData;
}

/** The props of what draws the result of a calculator: its result, its words and the values it is of. */
export type ViewProps<Part> =
  Part extends Calculator<string, infer Input, infer Word, string, infer Result>
    ? { result: Result; words: Record<Word, string>; values: Record<Input, number> }
    : never;

/** What a file of `src/mdx/calculators/` exports. */
export interface CalculatorModule<Part extends Calculator = Calculator> {
  calculator: Part;
  /** The drawing, to scale. */
  Drawing: (props: ViewProps<Part>) => ReactNode;
  /** The figures beside it, the main one first. */
  list: (props: ViewProps<Part>) => Reading[];
  /** A table to work with by hand. */
  Table?: (props: ViewProps<Part>) => ReactNode;
}

/** A figure with the words below it. */
export interface Reading {
  figure: string;
  label: string;
}
