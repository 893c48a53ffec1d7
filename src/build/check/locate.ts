import type { Node, Pair } from 'yaml';
import { isMap, isNode, isScalar, isSeq } from 'yaml';

/** A piece of a file, up to just behind its last character; all counted from 1. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** The first offset of a piece of text, and the one just behind it. */
export type Span = [start: number, end: number];

/**
 * Where a field's value stands in a YAML document.
 * @param root the document's contents
 * @param path keys and indexes from the root
 * @returns the span of the value; of its key where the value is a group or a list; of the nearest
 * parent's key where the field is missing
 */
export function spanOfValue(root: Node | null, path: readonly PropertyKey[]): Span {
  let node: unknown = root;
  let span = toSpan(root);
  for (const key of path) {
    const pair = isMap(node) ? pairOf(node.items, key) : undefined;
    const next = pair ? pair.value : isSeq(node) ? node.items[Number(key)] : undefined;
    if (next === undefined) return span;
    node = next;
    if (pair && !isScalar(next)) span = spanOfKey(pair);
    else if (isNode(next)) span = toSpan(next);
  }
  return span;
}

/**
 * Where a key stands in a map.
 * @param root the document's contents
 * @param path keys and indexes of the map
 * @param key the key in it
 */
export function spanOfKeyIn(root: Node | null, path: readonly PropertyKey[], key: string): Span {
  const map = path.reduce<unknown>((node, step) => stepInto(node, step), root);
  const pair = isMap(map) ? pairOf(map.items, key) : undefined;
  return pair ? spanOfKey(pair) : spanOfValue(root, path);
}

function stepInto(node: unknown, step: PropertyKey): unknown {
  if (isMap(node)) return pairOf(node.items, step)?.value;
  return isSeq(node) ? node.items[Number(step)] : undefined;
}

function pairOf(pairs: Pair[], key: PropertyKey): Pair | undefined {
  return pairs.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key));
}

function spanOfKey(pair: Pair): Span {
  return isNode(pair.key) ? toSpan(pair.key) : [0, 0];
}

function toSpan(node: Node | null): Span {
  const [start, end] = node?.range ?? [0, 0];
  return [start, end];
}
