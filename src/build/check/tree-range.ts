import type { Range } from './locate';
import { WHOLE_FILE } from './rule';

/** A piece of a tree of Markdown, as far as its place goes. */
export interface Placed {
  position?: { start: Point; end: Point } | undefined;
}

interface Point {
  line: number;
  column: number;
}

/** Where a piece of the tree stands in its file. */
export function toRange({ position }: Placed): Range {
  if (position === undefined) return WHOLE_FILE;
  const { start, end } = position;
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}

/** The opening tag of an element: its place without what stands inside. */
export function toTagRange(element: Placed, body: string): Range {
  const range = toRange(element);
  const line = body.split('\n', range.line)[range.line - 1] ?? '';
  const close = line.indexOf('>', range.column - 1);
  const endColumn = close < 0 ? line.length + 1 : close + 2;
  return { ...range, endLine: range.line, endColumn };
}
