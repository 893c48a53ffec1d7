import type { Node as TreeNode } from 'mdast';
import { isMap, isNode, isPair, isScalar, isSeq, type Node } from 'yaml';

/** A range in a file, up to just after its last character; all counted from 1. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** The first character of a file: for problems with the file as a whole. */
export const WHOLE_FILE: Range = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** A range within one line: the index of the line, and the offsets in it, counted from 0. */
export function onLine(index: number, start: number, end: number): Range {
  return { line: index + 1, column: start + 1, endLine: index + 1, endColumn: end + 1 };
}

/** The offset where a piece of text begins, and the one just after it. */
type Span = [start: number, end: number];

/**
 * Where a field's value is in a YAML document.
 * @returns the span of the value; of its key if the value is a group or a list; of the nearest
 * parent's key if the field is missing
 */
export function spanOfValue(root: Node | null, path: readonly PropertyKey[]): Span {
  if (path.length === 0) return toSpan(root);
  const part = partAt(root, path);
  const value = isPair(part) ? part.value : part;
  if (value === undefined) return spanOfValue(root, path.slice(0, -1));
  return toSpan(isPair(part) && !isScalar(value) ? part.key : value);
}

/** Where a key is in a map. */
export function spanOfKeyIn(root: Node | null, path: readonly PropertyKey[], key: string): Span {
  const pair = partAt(root, [...path, key]);
  return isPair(pair) ? toSpan(pair.key) : spanOfValue(root, path);
}

/** The pair of a map or the item of a list to which a path leads. */
function partAt(root: Node | null, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((part, key) => {
    const node = isPair(part) ? part.value : part;
    if (isSeq(node)) return node.items[Number(key)];
    if (!isMap(node)) return undefined;
    return node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key));
  }, root);
}

/** The keys and indexes that lead to a value, from its ancestors and the value itself. */
export function toPath(nodes: readonly unknown[]): PropertyKey[] {
  return nodes.flatMap((node, at): PropertyKey[] => {
    if (isPair(node)) return isScalar(node.key) ? [String(node.key.value)] : [];
    return isSeq(node) ? [node.items.indexOf(nodes[at + 1])] : [];
  });
}

function toSpan(node: unknown): Span {
  const [start, end] = (isNode(node) && node.range) || [0, 0];
  return [start, end];
}

/** How the lines of a text end: as Windows ends them, or as all others do. */
export function lineEndOf(text: string): '\r\n' | '\n' {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** The lines of a text, whatever ends them. */
export function toLines(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

/**
 * Turns offsets of a text into lines and columns, and back. Counts its lines once; a byte order mark
 * precedes the first.
 */
export function textIndex(text: string) {
  const ends = [...text.matchAll(/\r\n|\n|\r/g)];
  const first = text.startsWith('\uFEFF') ? 1 : 0;
  const starts = [first, ...ends.map(({ 0: end, index }) => index + end.length)];
  const placeOf = (offset: number) => {
    const at = starts.findLastIndex((start) => start <= offset);
    return { line: Math.max(at, 0) + 1, column: offset - (starts[at] ?? first) + 1 };
  };
  return {
    rangeOf: (start: number, end: number): Range => {
      const from = placeOf(start);
      const to = placeOf(Math.max(start, end));
      return { ...from, endLine: to.line, endColumn: to.column };
    },
    /** The offset of a line and column, both counted from 1; clamped to the text. */
    offsetAt: (line: number, column: number) =>
      Math.min(text.length, (starts[Math.min(line, starts.length) - 1] ?? 0) + column - 1),
  };
}

/** A node of an mdast tree, reduced to its position. */
type WithPosition = Pick<TreeNode, 'position'>;

/** Where a node is in its file. */
export function toRange({ position }: WithPosition): Range {
  if (position === undefined) return WHOLE_FILE;
  const { start, end } = position;
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}

/** The range of an element's opening tag, without its children. */
export function toTagRange(element: WithPosition, body: string): Range {
  const range = toRange(element);
  const line = body.split('\n', range.line)[range.line - 1] ?? '';
  const close = line.indexOf('>', range.column - 1);
  const endColumn = close < 0 ? line.length + 1 : close + 2;
  return { ...range, endLine: range.line, endColumn };
}
