import type { ReactNode } from 'react';
import type { IslandWords } from '../../collections/files/islands';
import type { Island } from '../calculators/formulas/island';

/** What a live part is drawn from, on the server and in the browser alike. */
export interface Given {
  /** The values of the page, by the names of the quantities. */
  values: Record<string, number>;
  words: IslandWords['parts'][string];
  /** What all parts say. */
  all: IslandWords['all'];
}

/** What draws the result of a live part: its result, its words and the values it is of. */
export type ViewProps<Part> =
  Part extends Island<string, infer Input, infer Word, string, infer Result>
    ? { result: Result; words: Record<Word, string>; values: Record<Input, number> }
    : never;

/** What a file of `src/mdx/calculators/` exports. */
export interface IslandModule<Part extends Island = Island> {
  island: Part;
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
