import type { Range } from './locate';

/** Turns offsets of a text into lines and columns, and back. */
export interface TextIndex {
  rangeOf: (start: number, end: number) => Range;
  /** The offset of a place, both counted from 1; within the text in any case. */
  offsetAt: (line: number, column: number) => number;
}

/** Counts the lines of a text once. */
export function textIndex(text: string): TextIndex {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const placeOf = (offset: number) => {
    const at = starts.findLastIndex((start) => start <= offset);
    return { line: at + 1, column: offset - (starts[at] ?? 0) + 1 };
  };
  return {
    rangeOf: (start, end) => {
      const from = placeOf(start);
      const to = placeOf(Math.max(start, end));
      return { ...from, endLine: to.line, endColumn: to.column };
    },
    offsetAt: (line, column) =>
      Math.min(text.length, (starts[Math.min(line, starts.length) - 1] ?? 0) + column - 1),
  };
}
