import type { ReactNode } from 'react';
import type { CalculatorCopy } from '../../collections/files/calculators';
import type { Calculator } from '../calculators/formulas/calculator';

/** The data that a calculator is rendered from, on the server and in the browser. */
export interface CalculatorData {
  /** The page's values, by quantity. */
  values: Record<string, number>;
  words: CalculatorCopy['parts'][string];
  /** The copy shared by all calculators. */
  all: CalculatorCopy['all'];
}

/** A calculator in prose. */
export interface CalculatorProps {
  /** The file that renders it. */
  name: string;
  /** Its id in the text. */
  id: string;
  data: CalculatorData;
}

/** The props of the components that render a result: the result, its copy and its input values. */
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
  /** A table for calculating by hand. */
  table?: (props: ViewProps<Part>) => CalculatorTable;
}

/** A figure with the text below it. */
export interface Reading {
  figure: string;
  label: string;
}

/** A table of figures. */
export interface CalculatorTable {
  caption: string;
  /** The first heading is above the row names. */
  heads: string[];
  /** Each row begins with its name. */
  rows: string[][];
}
